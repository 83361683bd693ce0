"""An address, and the mail that comes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Mapping, Optional, Sequence, Set

from .arrivals import Arrivals
from .errors import WaitTimeout
from .faults import Faults
from .links import Text
from .mail import Mail
from .records import Delivery, Fault
from .report import count, explain_timeout
from .wanted import Wanted

if TYPE_CHECKING:
    from .client import Restante

#: A failure is shown where the test asked.
__tracebackhide__ = True


class Verdict:
    """True or false in an `assert`, and in its failure the mails that decided."""

    def __init__(self, holds: bool, wanted: str, mails: Sequence[Mail]) -> None:
        self.holds = holds
        self.mails = list(mails)
        self._wanted = wanted

    def __bool__(self) -> bool:
        return self.holds

    def __repr__(self) -> str:
        listed = f": {', '.join(map(repr, self.mails))}" if self.mails else ""
        return f"<{self._wanted} wanted, {count(len(self.mails))} came{listed}>"


class Inbox:
    """One address. `next` gives each mail once, in the order of arrival."""

    def __init__(self, client: Restante, address: str, where: Mapping[str, str], since: str) -> None:
        self.address = address
        #: Where the inbox is one of a namespace.
        self.tag = where.get("tag")
        self.namespace = where.get("namespace")
        #: Failures on purpose that were made here.
        self.faults = Faults(client.transport)
        self._client = client
        self._where = where
        self._begin = since
        self._arrivals = Arrivals(client.transport, where, since)
        self._taken: Set[str] = set()

    def next(
        self,
        *,
        subject: Optional[Text] = None,
        sender: Optional[Text] = None,
        has: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Mail:
        """The first mail that matches and was not given before, or the next to come. Raises `WaitTimeout`.

        `subject` and `sender` (its address) are contained, in any letter case, or patterns; `has` is `code`,
        `link`, `attachment` or `verification`. Mails that do not match are kept for later calls.
        """
        wanted = Wanted(subject, sender, has).check()
        seconds = self._client.timeout if timeout is None else timeout
        hint = self._arrivals.wait(lambda: bool(self._new(wanted)), seconds, wanted)
        found = self._new(wanted)
        if not found:
            silence = f"No mail{wanted} came to {self} within {seconds:g} s."
            raise explain_timeout(self, silence, hint, self._arrivals.mails, self._taken)
        self._taken.add(found[0].id)
        return found[0]

    def all(
        self,
        *,
        subject: Optional[Text] = None,
        sender: Optional[Text] = None,
        has: Optional[str] = None,
    ) -> List[Mail]:
        """Every matching mail that has come, in the order of arrival, also those that `next` gave."""
        wanted = Wanted(subject, sender, has).check()
        self._arrivals.catch_up()
        return [mail for mail in self._arrivals.mails if wanted.matches(mail)]

    def stays_empty(
        self,
        *,
        within: float = 3,
        subject: Optional[Text] = None,
        sender: Optional[Text] = None,
        has: Optional[str] = None,
    ) -> Verdict:
        """Whether no further mail comes for so many seconds: `assert inbox.stays_empty(within=3)`."""
        wanted = Wanted(subject, sender, has).check()
        self._arrivals.wait(lambda: bool(self._new(wanted)), within, wanted)
        found = self._new(wanted)
        return Verdict(not found, f"no mail{wanted}", found)

    def received(
        self,
        *,
        times: Optional[int] = None,
        settle: Optional[float] = None,
        subject: Optional[Text] = None,
        sender: Optional[Text] = None,
        has: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Verdict:
        """Whether mails have come, those that `next` gave too: at least one, or exactly so many `times`.

        Waits for them, and where `times` is given, for `settle` seconds (1) more: a mail sent twice is seen.
        """
        wanted = Wanted(subject, sender, has).check()

        def matching() -> List[Mail]:
            return [mail for mail in self._arrivals.mails if wanted.matches(mail)]

        def reach(count: int, seconds: float) -> List[Mail]:
            self._arrivals.wait(lambda: len(matching()) >= count, seconds, wanted)
            return matching()

        found = reach(1 if times is None else times, self._client.timeout if timeout is None else timeout)
        if times is None:
            return Verdict(bool(found), f"a mail{wanted}", found)
        if len(found) == times:
            found = reach(times + 1, 1 if settle is None else settle)
        return Verdict(len(found) == times, f"{count(times)}{wanted}", found)

    def fault(self, **fault: Any) -> Fault:
        """Makes something go wrong with mail for this inbox: `inbox.fault(reply=451, times=1)`. See `Faults`."""
        return self.faults.create(self, **fault)

    def deliveries(self, *, outcome: Optional[str] = None) -> List[Delivery]:
        """What SMTP said to mail for this inbox, newest first: `accepted`, `refused` or `dropped`."""
        since = None if self._begin == "0" else self._begin
        return self._client.deliveries(outcome=outcome, since=since, **self._where)

    def __str__(self) -> str:
        return self.address

    def __repr__(self) -> str:
        return f"<Inbox {self.address}>"

    def _new(self, wanted: Wanted) -> List[Mail]:
        return [mail for mail in self._arrivals.mails if mail.id not in self._taken and wanted.matches(mail)]
