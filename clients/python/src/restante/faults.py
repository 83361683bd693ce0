"""Failures on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional, Union

from .errors import NotFound
from .records import Fault
from .transport import Transport

if TYPE_CHECKING:
    from .inbox import Inbox

#: A failure is shown where the test asked.
__tracebackhide__ = True


class Faults:
    """SMTP fails for mail to one tag, or to tags that begin alike, and for nobody else's."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._created: List[Fault] = []

    def create(
        self,
        to: Union[Inbox, str, None] = None,
        *,
        tag_prefix: Optional[str] = None,
        namespace: Optional[str] = None,
        reply: Optional[int] = None,
        stage: Optional[str] = None,
        delay_seconds: Optional[int] = None,
        duplicate: Optional[bool] = None,
        drop: Optional[bool] = None,
        times: Optional[int] = None,
        for_seconds: Optional[int] = None,
    ) -> Fault:
        """From now on, mail to the inbox or tag meets it: `create(inbox, reply=451, times=1)`.

        `reply` is 421, 451 or 550, said at the `stage` `rcpt` or `data`; `delay_seconds` holds the reply back;
        `duplicate` stores a mail twice, `drop` never. It ends after so many `times`, or `for_seconds` (300).
        """
        given = {
            "namespace": namespace if to is None or isinstance(to, str) else to.namespace,
            # Of a whole address the tag is what stands before the @.
            "tag": to if to is None or isinstance(to, str) else to.tag or to.address.rpartition("@")[0],
            "tag_prefix": tag_prefix,
            "reply": reply,
            "stage": stage,
            "delay_seconds": delay_seconds,
            "duplicate": duplicate or None,
            "drop": drop or None,
            "times": times,
            "for_seconds": for_seconds,
        }
        body = {name: value for name, value in given.items() if value is not None}
        fault = Fault.read(self._transport.post("/v1/faults", body))
        self._created.append(fault)
        return fault

    def list(self) -> List[Fault]:
        """Those that still hold, oldest first."""
        return [Fault.read(told) for told in self._transport.get("/v1/faults")["faults"]]

    def delete(self, fault: Union[Fault, str]) -> None:
        """Ends it at once."""
        self._transport.delete(f"/v1/faults/{fault.id if isinstance(fault, Fault) else fault}")

    def delete_created(self) -> None:
        """Ends those that were created here, where they have not ended by themselves."""
        while self._created:
            try:
                self.delete(self._created.pop())
            except NotFound:
                pass
