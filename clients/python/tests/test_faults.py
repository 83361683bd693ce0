from __future__ import annotations

import smtplib
import time
from typing import List

import pytest

from restante import Delivery, Inbox, InvalidRequest, WaitTimeout


def told(inbox: Inbox, count: int = 1) -> List[Delivery]:
    """What is not stored is noted a moment after SMTP's reply."""
    deadline = time.monotonic() + 5
    while len(inbox.deliveries()) < count and time.monotonic() < deadline:
        time.sleep(0.02)
    return inbox.deliveries()


def test_a_refusal_is_met_once_and_told(inbox, new_inbox, send, faults, deliveries):
    other = new_inbox()
    fault = faults.create(inbox, reply=451, times=1)
    assert (fault.tag, fault.reply, fault.stage, fault.times, fault.times_met) == (
        inbox.tag,
        451,
        "rcpt",
        1,
        0,
    )
    send(other)
    with pytest.raises(smtplib.SMTPRecipientsRefused) as caught:
        send(inbox)
    assert caught.value.recipients[inbox.address][0] == 451
    with pytest.raises(WaitTimeout) as silence:
        inbox.next(timeout=1)
    assert [(it.outcome, it.reply, it.fault_id) for it in silence.value.refused] == [
        ("refused", 451, fault.id)
    ]
    assert "What was not stored:\n" in str(silence.value)
    assert "lists what was refused" not in str(silence.value)  # it is listed
    send(inbox)
    assert inbox.received(times=1, settle=0)
    assert [(it.outcome, it.reply) for it in told(inbox, 2)] == [("accepted", 250), ("refused", 451)]
    assert [it.reply for it in deliveries(inbox, outcome="accepted")] == [250]


def test_the_inbox_of_a_whole_address_can_meet_one(restante, faults):
    fault = faults.create(restante.inbox("Ada.Byron@elsewhere.example"), drop=True)
    assert (fault.tag, fault.namespace, fault.drop) == ("Ada.Byron", None, True)


def test_a_mail_is_stored_twice_or_never(inbox, new_inbox, send, faults):
    faults.create(inbox, duplicate=True)
    send(inbox, "Twice")
    assert inbox.received(times=2, settle=0)
    lost = new_inbox()
    faults.create(tag_prefix=lost.tag, drop=True)
    send(lost)
    assert lost.stays_empty(within=0)
    assert [it.outcome for it in told(lost)] == ["dropped"]


def test_what_a_test_created_ends(restante, faults, inbox):
    fault = faults.create(inbox, reply=550)
    assert [it.id for it in faults.list() if it.tag == inbox.tag] == [fault.id]
    faults.delete(fault)
    faults.create(inbox, reply=550)
    faults.delete_created()
    inbox.fault(reply=550)
    inbox.faults.delete_created()
    assert [it for it in restante.faults.list() if it.tag == inbox.tag] == []


@pytest.mark.parametrize(
    "bad", [{}, {"reply": 250}, {"drop": True, "duplicate": True}, {"delay_seconds": 31}], ids=str
)
def test_what_makes_no_fault_is_refused(inbox, faults, bad):
    with pytest.raises(InvalidRequest):
        faults.create(inbox, **bad)
