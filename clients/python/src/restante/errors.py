"""What can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from .mail import Mail
    from .records import Delivery


class RestanteError(Exception):
    """Whatever this library raises."""


class ConnectionLost(RestanteError):
    """Nothing answers, or not what it should, as often as it was tried: an outage, not a mail that is missing."""


class ApiError(RestanteError):
    """The service refused a request. `hint` says what to do next."""

    def __init__(self, status: int, code: str, message: str, hint: str) -> None:
        super().__init__(f"{message} {hint}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.hint = hint


class InvalidRequest(ApiError):
    """A parameter is not valid."""


class Unauthorized(ApiError):
    """The key is missing, revoked, expired, or may not do this."""


class NotFound(ApiError):
    """There is no such thing in this account."""


class RateLimited(ApiError):
    """Too many requests; try again after `retry_after` seconds."""

    retry_after: float = 1.0


class NoMatch(RestanteError):
    """The mail has no such code, link or attachment."""


class AmbiguousMatch(RestanteError):
    """The mail has several of what was asked for."""

    def __init__(self, message: str, found: Sequence[str]) -> None:
        super().__init__(message)
        self.found = list(found)


class WaitTimeout(RestanteError):
    """No mail came in time.

    `hint` says what to do, `refused` is what SMTP refused or a fault dropped for the inbox, `arrived` what came
    to it all the same.
    """

    def __init__(
        self,
        message: str,
        *,
        hint: str,
        refused: Sequence[Delivery],
        arrived: Sequence[Mail],
    ) -> None:
        super().__init__(message)
        self.hint = hint
        self.refused = list(refused)
        self.arrived = list(arrived)
