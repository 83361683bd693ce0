"""What the service tells of deliveries and faults."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Mapping, Optional


@dataclass(frozen=True)
class Delivery:
    """What SMTP said to one mail for one address."""

    id: str
    at: datetime
    #: `accepted` (stored), `refused` (nothing stored) or `dropped` (a fault said 250, nothing stored).
    outcome: str
    namespace: str
    tag: str
    address: str
    #: The envelope's sender, empty for a bounce.
    from_: str
    #: The SMTP code.
    reply: int
    text: str
    #: `stored`, `monthly_limit`, `too_large`, `fault`, …
    reason: str
    message_id: Optional[str]
    fault_id: Optional[str]

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Delivery:
        return cls(**_known(cls, {**told, "at": moment(told["at"]), "from_": told["from"]}))


@dataclass(frozen=True)
class Fault:
    """What SMTP does on purpose to mail for one tag, or for tags that begin alike."""

    id: str
    namespace: Optional[str]
    tag: Optional[str]
    tag_prefix: Optional[str]
    reply: Optional[int]
    stage: str
    delay_seconds: Optional[int]
    duplicate: Optional[bool]
    drop: Optional[bool]
    times: Optional[int]
    #: How many mails it has met.
    times_met: int
    created_at: datetime
    expires_at: datetime

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Fault:
        moments = {name: moment(told[name]) for name in ("created_at", "expires_at")}
        return cls(**_known(cls, {**told, **moments}))


def moment(text: str) -> datetime:
    """A time of the service. Python 3.9 reads no Z."""
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def _known(cls: Any, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without what later versions of the service may add."""
    return {name: told[name] for name in cls.__dataclass_fields__}
