"""Fixtures for pytest: an address for each test, and its mails in the report of a failure."""

from __future__ import annotations

import os
from typing import Any, Callable, Generator, Iterator, List, Optional

import pytest

from .client import Restante
from .faults import Faults
from .inbox import Inbox
from .records import Delivery
from .report import list_deliveries, refusals_of, show_mails

NewInbox = Callable[..., Inbox]
Deliveries = Callable[..., List[Delivery]]

_inboxes = pytest.StashKey[List[Inbox]]()

_OPTIONS = {
    "restante_url": "Where Restante is (RESTANTE_URL; http://localhost:3000)",
    "restante_api_key": "The key of the account (RESTANTE_API_KEY)",
    "restante_namespace": "The slug of the namespace (RESTANTE_NAMESPACE; the account's first)",
    "restante_tag_prefix": "How the tags of new inboxes begin (RESTANTE_TAG_PREFIX; test)",
    "restante_timeout": "How many seconds inboxes wait (RESTANTE_TIMEOUT; 20)",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    for name, help in _OPTIONS.items():
        parser.addini(name, help)


@pytest.fixture(scope="session")
def restante(pytestconfig: pytest.Config) -> Restante:
    """The client of the account. A variable of the environment comes before its option in pytest.ini."""

    def option(name: str) -> Optional[str]:
        return os.environ.get(name.upper()) or pytestconfig.getini(name) or None

    return Restante(
        option("restante_url"),
        option("restante_api_key"),
        namespace=option("restante_namespace"),
        tag_prefix=option("restante_tag_prefix"),
        timeout=float(option("restante_timeout") or 20),
    )


@pytest.fixture
def new_inbox(restante: Restante, request: pytest.FixtureRequest) -> Iterator[NewInbox]:
    """Makes inboxes: `new_inbox()` of a new address, `new_inbox("admin")` of a tag."""
    made = request.node.stash.setdefault(_inboxes, [])

    def new_inbox(tag: Optional[str] = None, *, since: Optional[str] = None) -> Inbox:
        inbox = restante.inbox(tag, since=since, name=request.node.name)
        made.append(inbox)
        return inbox

    yield new_inbox
    for inbox in made:
        inbox.faults.delete_created()


@pytest.fixture
def inbox(new_inbox: NewInbox) -> Inbox:
    """An address that no other test uses."""
    return new_inbox()


@pytest.fixture
def faults(restante: Restante) -> Iterator[Faults]:
    """Failures on purpose; those that a test creates end with it."""
    faults = Faults(restante.transport)
    yield faults
    faults.delete_created()


@pytest.fixture
def deliveries() -> Deliveries:
    """What SMTP said to mail for an inbox, newest first: `deliveries(inbox, outcome="refused")`."""
    return Inbox.deliveries


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    outcome = yield
    report: pytest.TestReport = outcome.get_result()
    inboxes: List[Inbox] = item.stash.get(_inboxes, [])
    if report.failed and inboxes:
        report.sections.append(("Mails of this test", "\n".join(map(_show, inboxes))))


def _show(inbox: Inbox) -> str:
    """Says in words what goes wrong here: the test's own failure must be seen."""
    try:
        mails = show_mails(inbox.all()) or ["  no mail came"]
        return "\n".join([inbox.address, *mails, *list_deliveries(refusals_of(inbox))])
    except Exception as error:
        return f"{inbox.address}\n  its mails cannot be read: {error}"
