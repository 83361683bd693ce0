"""The client."""

from __future__ import annotations

import os
import re
import secrets
from typing import Any, List, Mapping, Optional, Tuple

from .errors import RestanteError, Unauthorized
from .faults import Faults
from .inbox import Inbox
from .mail import Mail
from .records import Delivery
from .transport import Transport

#: A failure is shown where the test asked.
__tracebackhide__ = True
_DEFAULT_URL = "http://localhost:3000"
_WRONG_KEY_HINT = "It holds spaces, line breaks or other characters that no key has: copy it once more."
_NO_KEY_HINT = "Set RESTANTE_API_KEY, or run the tests by `npx restante run -- pytest`, which sets it."
#: What needs no quotes before the @.
_BEFORE_AT = re.compile(r'[^\s@"(),:;<>\[\]\\]+')
#: No letters or digits that look alike, and few enough for a local part of 64 characters beside a name.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_RANDOM_CHARACTERS = 12
_NAME_CHARACTERS = 30


class Restante:
    """An account of a Restante service. What is not given comes from the environment."""

    def __init__(
        self,
        url: Optional[str] = None,
        api_key: Optional[str] = None,
        *,
        namespace: Optional[str] = None,
        timeout: float = 20,
        tag_prefix: Optional[str] = None,
    ) -> None:
        key = (api_key or os.environ.get("RESTANTE_API_KEY") or "").strip()
        if not key:
            raise Unauthorized(401, "unauthorized", "There is no API key.", _NO_KEY_HINT)
        # No header holds it, and the error of who tried would repeat it.
        if not re.fullmatch("[!-~]+", key):
            raise Unauthorized(401, "unauthorized", "This is no API key.", _WRONG_KEY_HINT)
        self.transport = Transport(url or os.environ.get("RESTANTE_URL") or _DEFAULT_URL, key)
        #: How many seconds inboxes wait unless told.
        self.timeout = timeout
        self.faults = Faults(self.transport)
        self._namespace = namespace or os.environ.get("RESTANTE_NAMESPACE") or None
        self._tag_prefix = tag_prefix or os.environ.get("RESTANTE_TAG_PREFIX") or "test"
        self._found: Optional[Tuple[str, str]] = None

    def inbox(self, tag: Optional[str] = None, *, since: Optional[str] = None, name: str = "") -> Inbox:
        """An address that nobody else uses, or the one of a tag, or a whole address (of `CATCH_ALL`).

        It begins now: what the tag got before is not read, unless `since` says from when (`"0"`: all). `name`
        becomes part of a new address.
        """
        if tag and "@" in tag:
            where = {"address": tag}
            return Inbox(self, tag, where, since or self._newest(where))
        slug, domain = self._place()
        local = tag or "-".join(filter(None, [self._tag_prefix, _slug(name), _random()]))
        if not _BEFORE_AT.fullmatch(local):
            raise ValueError(f"No address can have the tag {local!r}.")
        where = {"namespace": slug, "tag": local}
        return Inbox(self, f"{local}@{domain}", where, since or (self._newest(where) if tag else "0"))

    def messages(self, **query: Any) -> List[Mail]:
        """`GET /v1/messages` with its parameters, newest first."""
        told = self.transport.get("/v1/messages", query)["messages"]
        return [Mail(each, self.transport) for each in told]

    def mail(self, id: str) -> Mail:
        return Mail(self.transport.get(f"/v1/messages/{id}")["message"], self.transport)

    def deliveries(self, **query: Any) -> List[Delivery]:
        """`GET /v1/deliveries` with its parameters (`tag`, `outcome`, `since`, …), newest first, at most 100."""
        told = self.transport.get("/v1/deliveries", {"limit": 100, **query})["deliveries"]
        return [Delivery.read(each) for each in told]

    def _newest(self, where: Mapping[str, str]) -> str:
        newest = self.messages(**where, limit=1, bodies="false")
        return str(newest[0].data["received_at"]) if newest else "0"

    def _place(self) -> Tuple[str, str]:
        """The slug and domain of the namespace: the account's first one, unless told."""
        if self._found is None:
            told = self.transport.get("/v1/namespaces")["namespaces"]
            domains = {each["slug"]: each["domain"] for each in told}
            slug = self._namespace.lower() if self._namespace else next(iter(domains), "")
            if slug not in domains:
                raise RestanteError(f"There is no namespace {slug!r}; yours: {', '.join(domains) or 'none'}.")
            self._found = slug, domains[slug]
        return self._found


def _slug(name: str) -> str:
    words = re.sub("[^a-z0-9]+", "-", re.sub("^test_?", "", name.lower())).strip("-")
    return words[:_NAME_CHARACTERS].rstrip("-")


def _random() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_RANDOM_CHARACTERS))
