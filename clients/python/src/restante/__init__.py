"""Disposable inboxes for tests: a client for Restante."""

from .client import Restante
from .errors import (
    AmbiguousMatch,
    ApiError,
    ConnectionLost,
    InvalidRequest,
    NoMatch,
    NotFound,
    RateLimited,
    RestanteError,
    Unauthorized,
    WaitTimeout,
)
from .inbox import Inbox, Verdict
from .mail import Address, Attachment, Mail
from .records import Delivery, Fault

__all__ = [
    "Address",
    "AmbiguousMatch",
    "ApiError",
    "Attachment",
    "ConnectionLost",
    "Delivery",
    "Fault",
    "Inbox",
    "InvalidRequest",
    "Mail",
    "NoMatch",
    "NotFound",
    "RateLimited",
    "Restante",
    "RestanteError",
    "Unauthorized",
    "Verdict",
    "WaitTimeout",
]
