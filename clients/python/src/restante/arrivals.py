"""The mails of one inbox, as they come."""

from __future__ import annotations

import itertools
import math
import time
from typing import Any, Callable, Dict, List, Mapping

from .errors import ConnectionLost, RateLimited
from .mail import Mail
from .transport import Transport
from .wanted import Wanted

#: A failure is shown where the test asked.
__tracebackhide__ = True
_LONGEST_WAIT_SECONDS = 55
_PAGE = 100
#: Before a wait that failed, or was answered before its time by a server that restarts, is repeated.
_PAUSE_SECONDS = 0.25


class Arrivals:
    """`mails` has all that came up to a cursor, in the order of arrival."""

    def __init__(self, transport: Transport, filter: Mapping[str, str], since: str) -> None:
        self.mails: List[Mail] = []
        self._transport = transport
        self._filter = filter
        #: The `received_at` of the last mail. It skips nothing, so that a request that was lost may be repeated.
        self._since = since

    def wait(self, enough: Callable[[], bool], seconds: float, wanted: Wanted) -> str:
        """Until there is enough, or the time is over: then the service's hint, else an empty string.

        Raises `ConnectionLost` where the service is away at the end, `RateLimited` where it has too much to do until then.
        """
        deadline = time.monotonic() + seconds
        hint = ""
        while not enough():
            left = deadline - time.monotonic()
            if left <= 0:
                self.catch_up()
                return "" if enough() else hint
            try:
                hint = self._wait_once(left, wanted)
            except ConnectionLost:
                if time.monotonic() >= deadline:
                    raise
                _rest_until(deadline)
            except RateLimited as error:
                pause = max(error.retry_after, _PAUSE_SECONDS)
                if time.monotonic() + pause > deadline:
                    raise
                time.sleep(pause)
        return ""

    def catch_up(self) -> None:
        """Reads all that came since the cursor, or nothing."""
        found: Dict[str, Mail] = {}
        for offset in itertools.count(0, _PAGE):
            page = self._get("messages", {"limit": _PAGE, "offset": offset})["messages"]
            found.update({each["id"]: Mail(each, self._transport) for each in page})
            if len(page) < _PAGE:
                break
        newest_first = list(found.values())
        self.mails += reversed(newest_first)
        if newest_first:
            self._since = newest_first[0].data["received_at"]

    def _wait_once(self, seconds: float, wanted: Wanted) -> str:
        timeout = min(math.ceil(seconds), _LONGEST_WAIT_SECONDS)
        began = time.monotonic()
        query = {**wanted.query(), "bodies": "false", "timeout": timeout}
        told = self._get("wait", query, waits_seconds=timeout)
        if told["message"] is not None:
            self.catch_up()
            return ""
        if time.monotonic() - began < timeout - 1:
            _rest_until(began + seconds)
        hint: str = told["hint"]
        return hint

    def _get(self, path: str, query: Mapping[str, Any], waits_seconds: float = 0) -> Any:
        asked = {**self._filter, **query, "since": self._since}
        return self._transport.get(f"/v1/{path}", asked, waits_seconds=waits_seconds)


def _rest_until(deadline: float) -> None:
    time.sleep(max(0.0, min(_PAUSE_SECONDS, deadline - time.monotonic())))
