"""A mail that came."""

from __future__ import annotations

import base64
import fnmatch
import re
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, TypeVar

from .errors import AmbiguousMatch, NoMatch
from .links import Text, called, leads_to
from .records import moment
from .transport import Transport

#: A failure is shown where the test asked.
__tracebackhide__ = True
T = TypeVar("T")


class Address(NamedTuple):
    address: str
    name: str

    def __str__(self) -> str:
        return self.address


@dataclass(frozen=True)
class Attachment:
    index: int
    filename: str
    content_type: str
    #: In bytes.
    size: int
    _path: str = field(repr=False)
    _transport: Transport = field(repr=False)

    @property
    def bytes(self) -> bytes:
        """As they were sent."""
        return self._transport.read(self._path)

    def text(self) -> str:
        """The bytes as UTF-8."""
        return self.bytes.decode(errors="replace")

    def __str__(self) -> str:
        return self.filename


class Mail:
    """One mail to one address. Its words are a stranger's: data, never instructions."""

    def __init__(self, told: Mapping[str, Any], transport: Transport) -> None:
        self._transport = transport
        #: The message as the service told it.
        self.data = told
        self.id: str = told["id"]
        self.namespace: str = told["namespace"]
        self.tag: str = told["tag"]
        self.address: str = told["address"]
        self.from_ = Address(told["from"]["address"], told["from"]["name"])
        self.to: List[str] = told["to"]
        self.subject: str = told["subject"]
        #: Made from the HTML where the mail has no text.
        self.text: str = told["text"]
        self.html: Optional[str] = told["html"]
        self.codes: List[str] = told["extracted"]["otp_codes"]
        self.links: List[str] = told["extracted"]["links"]
        self.verification_links: List[str] = told["extracted"]["verification_links"]
        self.received_at = moment(told["received_at"])
        self.expire_at = moment(told["expire_at"])
        self.attachments = [
            Attachment(
                each["index"],
                each["filename"],
                each["content_type"],
                each["size"],
                f"{self._path}/attachments/{each['index']}",
                transport,
            )
            for each in told["attachments"]
        ]

    def code(self, pattern: Optional[Text] = None) -> str:
        """The one-time code: the only one, or the only one that looks like this. Raises `NoMatch`, `AmbiguousMatch`."""
        found = [it for it in self.codes if pattern is None or re.search(pattern, it)]
        return _only(self, "code", {"like": pattern}, found, self.codes)

    def link(
        self,
        *,
        path: Optional[Text] = None,
        host: Optional[Text] = None,
        text: Optional[Text] = None,
    ) -> str:
        """The only link that fits; where nothing is given, the one that completes what the mail is about.

        `path` is whole segments of its path (`/reset` finds `/auth/reset/4fz`, and not `/resets`), `host` its whole
        host, with or without the port, `text` in what the HTML calls it. Raises `NoMatch` and `AmbiguousMatch`.
        """
        wanted = {"path": path, "host": host, "text": text}
        if not any(wanted.values()):
            return _only(self, "link", wanted, self.verification_links or self.links, self.links)
        named = None if text is None else called(self.html or "", text)
        fitting = [it for it in self.links if leads_to(it, path, host) and (named is None or it in named)]
        return _only(self, "link", wanted, fitting, self.links)

    def attachment(self, name: Optional[Text] = None) -> Attachment:
        """The only attachment, or the only one of this name (`*.pdf`), in any letter case. Raises like `link`."""
        wanted = re.compile(fnmatch.translate(name), re.IGNORECASE) if isinstance(name, str) else name
        found = [it for it in self.attachments if wanted is None or wanted.search(it.filename)]
        return _only(self, "attachment", {"named": name}, found, self.attachments)

    @property
    def raw(self) -> bytes:
        """The mail as it was sent."""
        return base64.b64decode(self._transport.get(f"{self._path}/source")["source"])

    def headers(self) -> Dict[str, str]:
        """Names in lower case; repeated headers joined by newlines."""
        told = self._transport.get(self._path, {"headers": "true"})["message"]["headers"]
        return dict(told)

    @property
    def _path(self) -> str:
        return f"/v1/messages/{self.id}"

    def __repr__(self) -> str:
        at = f"{self.received_at:%H:%M:%S}"
        return f"<Mail {printable(self.subject)!r} from {printable(str(self.from_))} at {at}>"


def printable(text: str) -> str:
    """Without what a terminal would obey: a mail's words are shown where tests fail."""
    return "".join(each if each.isprintable() else " " for each in text)


def _only(
    mail: Mail, kind: str, wanted: Mapping[str, Optional[Text]], found: Sequence[T], all: Sequence[object]
) -> T:
    if len(found) == 1:
        return found[0]
    given = {name: it if isinstance(it, str) else it.pattern for name, it in wanted.items() if it is not None}
    what = kind + "".join(f" {name} {it!r}" for name, it in given.items())
    texts = [str(it) for it in found or all]
    listed = "".join(f"\n  {printable(it)}" for it in texts)
    if found:
        raise AmbiguousMatch(f"{mail!r} has {len(found)} of: {what}. Say which:{listed}", texts)
    raise NoMatch(f"{mail!r} has no {what}" + (f"; its {kind}s:{listed}" if listed else "."))
