from __future__ import annotations

import re
import threading
from typing import Callable, List

import pytest

from restante import Inbox, Mail, Restante, ConnectionLost, WaitTimeout
from restante import arrivals


def later(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def texts(mails: List[Mail]) -> List[str]:
    return [mail.text.strip() for mail in mails]


def test_gives_each_mail_once_in_the_order_of_arrival(inbox, send):
    for text in "12":
        send(inbox, text=text)
    assert inbox.next().text.strip() == "1"
    send(inbox, text="3")
    assert texts([inbox.next(), inbox.next()]) == ["2", "3"]
    sending = later(lambda: send(inbox, text="4"))
    assert inbox.next().text.strip() == "4"
    sending.join()
    assert texts(inbox.all()) == ["1", "2", "3", "4"]


def test_gives_more_mails_than_a_list_holds(inbox, send):
    send(inbox, times=101)
    assert len({inbox.next(timeout=5).id for _ in range(101)}) == 101
    assert inbox.stays_empty(within=0)


@pytest.mark.parametrize(
    "wanted",
    [
        {"subject": "RESET"},
        {"subject": re.compile("^Reset your")},
        {"sender": "Security@"},
        {"sender": re.compile("^security@")},
        {"has": "code"},
        {"has": "verification"},
        {"has": "attachment"},
    ],
    ids=str,
)
def test_gives_the_mail_that_is_asked_for_and_keeps_the_others(inbox, send, wanted):
    send(inbox, "Welcome", "See you soon.")
    reset = ("Reset your password", "Your code is 482913")
    sending = later(lambda: send(inbox, *reset, sender="security@example.com", files=["terms.pdf"]))
    assert inbox.next(**wanted).subject == "Reset your password"
    sending.join()
    assert [mail.subject for mail in inbox.all(**wanted)] == ["Reset your password"]
    assert inbox.next().subject == "Welcome"


def test_has_link_is_a_verification_link(inbox, send):
    send(inbox, "News", "Read more: https://example.com/news")
    send(inbox, "Confirm", "Confirm your address: https://example.com/confirm?token=4fz8k2")
    assert inbox.next(has="link").subject == "Confirm"


@pytest.mark.parametrize("wanted", [{"subject": "100%"}, {"subject": "a_b"}, {"subject": "\\"}], ids=str)
def test_takes_what_looks_like_a_pattern_literally(inbox, send, wanted):
    send(inbox, "1000 axb")
    send(inbox, "100% a_b \\")
    assert inbox.next(**wanted).subject == "100% a_b \\"


def test_refuses_a_kind_that_there_is_not(inbox):
    with pytest.raises(ValueError, match="has must be one of code, link"):
        inbox.next(has="codes")


def test_a_time_out_says_what_came_instead(inbox, send):
    send(inbox, "Given")
    inbox.next()
    send(inbox, "Welcome")
    with pytest.raises(WaitTimeout) as caught:
        inbox.next(subject="reset", timeout=1)
    told = rf"""No mail with subject 'reset' came to {re.escape(inbox.address)} within 1 s\.
What came:
  \d\d:\d\d:\d\d  'Given' from app@example\.com \(given before\)
  \d\d:\d\d:\d\d  'Welcome' from app@example\.com"""
    assert re.match(told, str(caught.value))
    assert [mail.subject for mail in caught.value.arrived] == ["Given", "Welcome"]
    assert "`since`" not in str(caught.value)
    assert inbox.next(timeout=0).subject == "Welcome"


def test_a_wait_is_repeated_where_it_is_longer_than_one_can_be(inbox, send, monkeypatch):
    monkeypatch.setattr(arrivals, "_LONGEST_WAIT_SECONDS", 1)
    wait_once = arrivals.Arrivals._wait_once
    waits = []

    def observed(self, seconds, wanted):
        waits.append(seconds)
        if len(waits) == 2:
            send(inbox, "At last")
        return wait_once(self, seconds, wanted)

    monkeypatch.setattr(arrivals.Arrivals, "_wait_once", observed)
    assert inbox.next(timeout=20).subject == "At last"
    assert len(waits) == 2


def test_the_inbox_of_a_tag_leaves_out_what_came_before(new_inbox, send, restante):
    first = new_inbox()
    send(first, "Stale")
    again = new_inbox(first.tag.upper())
    assert again.stays_empty(within=0)
    send(first, "Fresh")
    assert again.next().subject == "Fresh"
    by_address = new_inbox(first.address)
    assert by_address.stays_empty(within=0)
    send(first, "For the address")
    assert by_address.next().subject == "For the address"
    assert texts(new_inbox(first.tag, since="0").all()) == texts(first.all())
    with pytest.raises(WaitTimeout, match="make it before the mail is sent"):
        new_inbox(first.tag).next(timeout=1)


def test_stays_empty_says_what_came(inbox, send):
    assert inbox.stays_empty(within=1)
    send(inbox, "Surprise")
    verdict = inbox.stays_empty(within=30)
    assert not verdict
    assert re.fullmatch(
        r"<no mail wanted, 1 mail came: <Mail 'Surprise' from app@example.com at [\d:]+>>", repr(verdict)
    )
    assert inbox.stays_empty(within=0, subject="other")
    inbox.next()
    assert inbox.stays_empty(within=0)


def test_received_counts_also_what_was_read_and_one_too_many(inbox, send):
    assert inbox.received(times=0, settle=0)
    send(inbox, "Invoice")
    inbox.next()
    assert inbox.received(times=1, settle=0, subject="invoice")
    sending = later(lambda: send(inbox, "Invoice"))
    assert not inbox.received(times=1, settle=30)
    sending.join()
    assert inbox.received(times=2, settle=0)
    assert repr(inbox.received(times=3, timeout=0)).startswith("<3 mails wanted, 2 mails came: ")
    assert inbox.received()
    assert repr(inbox.received(subject="x", timeout=0)) == "<a mail with subject 'x' wanted, no mails came>"


def through(link, **options) -> Inbox:
    return Restante(link.url, **options).inbox()


def test_a_lost_connection_loses_no_mail_and_repeats_none(link, send):
    inbox = through(link)
    send(inbox, "First")
    assert inbox.next().subject == "First"
    assert link.requests.acquire(timeout=5)

    def cut_and_send():
        link.requests.acquire(timeout=5)
        link.cut()
        send(inbox, "Second")

    cutting = later(cut_and_send)
    assert inbox.next(timeout=20).subject == "Second"
    cutting.join()
    assert len(inbox.all()) == 2


def test_an_outage_is_told_from_a_mail_that_is_missing(link, impatient):
    inbox = through(link)
    link.close()
    with pytest.raises(ConnectionLost, match="does not answer"):
        inbox.next(timeout=0.3)
