"""Requests over HTTP, with the standard library alone."""

from __future__ import annotations

import http.client
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Mapping, Optional

from .errors import (
    ApiError,
    InvalidRequest,
    NotFound,
    RateLimited,
    Unauthorized,
    ConnectionLost,
)

#: A failure is shown where the test asked.
__tracebackhide__ = True
Query = Mapping[str, Any]

#: What a request may take beyond the time that the service itself waits.
_PATIENCE_SECONDS = 20
#: Before a request that reads is sent again. A wait is repeated by its caller, who knows the deadline.
_PAUSES_SECONDS = (0.1, 0.3, 0.9)
_GATEWAY_ERRORS = (502, 503, 504)
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_ERRORS = {
    "invalid_request": InvalidRequest,
    "unauthorized": Unauthorized,
    "not_found": NotFound,
    "rate_limited": RateLimited,
}


class Transport:
    """One service and one key. Holds no connection, so threads and processes may share it."""

    def __init__(self, url: str, api_key: str) -> None:
        address = urllib.parse.urlsplit(url)
        if address.scheme not in ("http", "https") or not address.hostname:
            raise ValueError(f"The URL of Restante must begin with http:// or https://, not {url!r}.")
        self.url = re.sub("(?<![:/])/+(v1/*)?$", "", url)  # the address of the API is meant, too
        self._api_key = api_key
        # A proxy of the environment does not lead to this machine.
        proxies = [urllib.request.ProxyHandler({})] if address.hostname in _LOOPBACK else []
        self._opener = urllib.request.build_opener(*proxies)

    def get(self, path: str, query: Optional[Query] = None, waits_seconds: float = 0) -> Any:
        """The answer's JSON. `waits_seconds` is how long the service may take on purpose."""
        return self._decode(self.read(path, query, waits_seconds))

    def read(self, path: str, query: Optional[Query] = None, waits_seconds: float = 0) -> bytes:
        """The answer's bytes. Reading changes nothing, so a connection that is lost is tried again."""
        pauses = () if waits_seconds else _PAUSES_SECONDS
        for pause in pauses:
            try:
                return self._send("GET", path, query)
            except ConnectionLost:
                time.sleep(pause)
        return self._send("GET", path, query, waits_seconds=waits_seconds)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Sent once: whether a lost request was carried out cannot be known."""
        return self._decode(self._send("POST", path, body=body))

    def delete(self, path: str) -> Any:
        return self._decode(self._send("DELETE", path))

    def _send(
        self,
        method: str,
        path: str,
        query: Optional[Query] = None,
        body: Optional[Mapping[str, Any]] = None,
        waits_seconds: float = 0,
    ) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address(path, query), data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        # Not sent along to where an answer may redirect to.
        request.add_unredirected_header("Authorization", f"Bearer {self._api_key}")
        try:
            with self._opener.open(request, timeout=waits_seconds + _PATIENCE_SECONDS) as answer:
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise ConnectionLost(f"Restante at {self.url} does not answer: {reason}.") from None

    def _address(self, path: str, query: Optional[Query]) -> str:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        return f"{self.url}{path}?{urllib.parse.urlencode(given)}" if given else self.url + path

    def _decode(self, content: bytes) -> Any:
        try:
            return json.loads(content)
        except ValueError:
            raise ApiError(200, "", "The answer is not JSON.", f"Is {self.url} Restante's address?") from None


def _refusal(error: urllib.error.HTTPError) -> Exception:
    try:
        told = json.loads(error.read())["error"]
        code, message, hint = told["code"], told["message"], told["hint"]
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        if error.code in _GATEWAY_ERRORS:
            return ConnectionLost(f"Restante does not answer: {error.code} {error.reason}.")
        code, message, hint = "", f"The answer is {error.code} {error.reason}.", ""
        return ApiError(error.code, code, message, f"Is {error.url} Restante's address?")
    if code == "internal_error":
        return ConnectionLost(f"{message} {hint}")
    refusal = _ERRORS.get(code, ApiError)(error.code, code, message, hint)
    if isinstance(refusal, RateLimited):
        refusal.retry_after = _seconds(error.headers.get("Retry-After"))
    return refusal


def _seconds(header: Optional[str]) -> float:
    return float(header) if header is not None and header.isdigit() else 1.0
