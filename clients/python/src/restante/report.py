"""Mails and deliveries in the words of a failed test."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Collection, Iterable, List

from .errors import RestanteError, WaitTimeout
from .mail import Mail, printable
from .records import Delivery

if TYPE_CHECKING:
    from .inbox import Inbox

#: A failure is shown where the test asked.
__tracebackhide__ = True
_SHOWN_MAILS = 10
_SHOWN_LINES = 12
_SHOWN_CHARACTERS = 120
#: Of the service's hint: what is listed one by one. What it says of the month's cap comes after.
_REFUSALS_TOLD = re.compile(r"^.* lists what was refused\.\s*", re.DOTALL)
_BEFORE = 'The tag had mail before this inbox was made: make it before the mail is sent, or with since="0".'


def explain_timeout(
    inbox: Inbox, silence: str, hint: str, arrived: List[Mail], given: Collection[str]
) -> WaitTimeout:
    """What came instead, what was refused, and what to do."""
    refused = refusals_of(inbox)
    lines = [silence]
    if arrived:
        told = [_mail_line(it) + (" (given before)" if it.id in given else "") for it in arrived]
        lines += ["What came:", *told[-_SHOWN_MAILS:]]
    if refused:
        lines += ["What was not stored:", *list_deliveries(refused)]
        hint = _REFUSALS_TOLD.sub("", hint)
    if "`since`" in hint:  # ours, of which the test knows nothing
        hint = "" if arrived else _BEFORE
    return WaitTimeout("\n".join(filter(None, [*lines, hint])), hint=hint, arrived=arrived, refused=refused)


def show_mails(mails: List[Mail]) -> List[str]:
    """With what was extracted, and how the text begins."""
    lines: List[str] = []
    for mail in mails[:_SHOWN_MAILS]:
        lines.append(_mail_line(mail))
        lines += [f"    code  {printable(code)}" for code in mail.codes]
        lines += [f"    link  {printable(link)}" for link in mail.verification_links]
        lines += [f"    file  {it.filename!r}, {it.size} bytes" for it in mail.attachments]
        lines += [f"    | {line}" for line in _beginning(mail.text)]
    return lines + _more(mails)


def list_deliveries(deliveries: Iterable[Delivery]) -> List[str]:
    return [f"  {it.at:%H:%M:%S}  {it.outcome}: {it.reply} {printable(it.text)}" for it in deliveries]


def count(mails: int) -> str:
    return "1 mail" if mails == 1 else f"{mails or 'no'} mails"


def refusals_of(inbox: Inbox) -> List[Delivery]:
    """What SMTP refused or dropped; nothing where that cannot be told, for it is not what a test fails for."""
    try:
        return [it for it in inbox.deliveries() if it.outcome != "accepted"]
    except RestanteError:
        return []


def _mail_line(mail: Mail) -> str:
    at, sender = f"{mail.received_at:%H:%M:%S}", printable(str(mail.from_))
    return f"  {at}  {printable(mail.subject)!r} from {sender}"


def _more(mails: List[Mail]) -> List[str]:
    more = len(mails) - _SHOWN_MAILS
    return [f"  and {more} more"] if more > 0 else []


def _beginning(text: str) -> List[str]:
    lines = [line for line in text.splitlines() if line.strip()]
    shown = [printable(line)[:_SHOWN_CHARACTERS] for line in lines[:_SHOWN_LINES]]
    return shown + ["…"] if len(lines) > _SHOWN_LINES else shown
