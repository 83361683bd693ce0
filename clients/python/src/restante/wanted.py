"""Which mails a test asks for."""

from __future__ import annotations

from re import Pattern
from typing import Dict, NamedTuple, Optional

from .links import Text, contains
from .mail import Mail

#: A failure is shown where the test asked.
__tracebackhide__ = True
_KINDS = ("code", "link", "attachment", "verification")


class Wanted(NamedTuple):
    """Which mails: what is not given matches all."""

    subject: Optional[Text]
    sender: Optional[Text]
    has: Optional[str]

    def check(self) -> Wanted:
        if self.has is not None and self.has not in _KINDS:
            raise ValueError(f"has must be one of {', '.join(_KINDS)}, not {self.has!r}.")
        return self

    def matches(self, mail: Mail) -> bool:
        return (
            contains(mail.subject, self.subject)
            and contains(mail.from_.address, self.sender)
            and (self.has is None or _has(mail, self.has))
        )

    def query(self) -> Dict[str, Optional[str]]:
        """What the service can look for by itself."""
        subject, sender = (None if isinstance(it, Pattern) else it for it in self[:2])
        return {"subject": subject, "from": sender, "has": self.has}

    def __str__(self) -> str:
        given = {"subject": self.subject, "sender": self.sender, "has": self.has}
        words = {name: it.pattern if isinstance(it, Pattern) else it for name, it in given.items()}
        listed = ", ".join(f"{name} {it!r}" for name, it in words.items() if it is not None)
        return f" with {listed}" if listed else ""


def _has(mail: Mail, kind: str) -> bool:
    found = {"code": mail.codes, "link": mail.verification_links, "attachment": mail.attachments}
    return bool(found[kind]) if kind in found else bool(mail.codes or mail.verification_links)
