from __future__ import annotations

import os
import threading
import time

import pytest

from restante import (
    ApiError,
    InvalidRequest,
    NotFound,
    RateLimited,
    Restante,
    RestanteError,
    Unauthorized,
    ConnectionLost,
)


def test_without_a_key_it_says_how_to_get_one(monkeypatch):
    monkeypatch.delenv("RESTANTE_API_KEY")
    with pytest.raises(Unauthorized, match="npx restante run"):
        Restante()


def test_a_key_that_does_not_work_is_unauthorized():
    with pytest.raises(Unauthorized) as caught:
        Restante(api_key="rst_nobody").inbox()
    assert (caught.value.status, caught.value.code) == (401, "unauthorized")
    assert caught.value.hint in str(caught.value)


@pytest.mark.parametrize("key", ["rst_one\nrst_two", "rst_one rst_two", "rst_one\0", "rst_one…"])
def test_what_can_be_no_key_is_told_at_once_and_not_repeated(key):
    with pytest.raises(Unauthorized, match="no API key") as caught:
        Restante(api_key=key)
    assert "rst_one" not in str(caught.value)


@pytest.mark.parametrize("url", ["localhost:3000", "ftp://localhost", "http://", ""])
def test_an_address_that_is_none_is_told_at_once(url, monkeypatch):
    monkeypatch.setenv("RESTANTE_URL", url or "3000")
    with pytest.raises(ValueError, match="must begin with http"):
        Restante()


@pytest.mark.parametrize("end", ["/", "/v1", "/v1/", "//v1//"])
@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "https://example.com/mail", "http://v1"])
def test_the_address_of_the_api_is_the_services(url, end):
    assert Restante(url + end).transport.url == url


@pytest.mark.parametrize("tag", ["a b", " ", "a,b", '"a"', "a\n", "(a)", "a:b"])
def test_a_tag_that_no_address_can_have_is_refused(restante, new_inbox, tag):
    for make in (restante.inbox, new_inbox):
        with pytest.raises(ValueError, match="No address can have the tag"):
            make(tag)
    with pytest.raises(ValueError, match="No address can have the tag"):
        Restante(tag_prefix=tag).inbox()


def test_nobody_at_the_address_is_told_soon(impatient):
    with pytest.raises(ConnectionLost, match="http://127.0.0.1:9 does not answer"):
        Restante("http://127.0.0.1:9").inbox()


def test_an_address_of_something_else_is_told(restante):
    with pytest.raises(ApiError) as caught:
        Restante(f"{os.environ['RESTANTE_URL']}/elsewhere").inbox()
    assert not isinstance(caught.value, (Unauthorized, ConnectionLost))


def test_a_namespace_of_somebody_else_is_told():
    with pytest.raises(RestanteError, match="no namespace 'nobody'; yours: "):
        Restante(namespace="nobody").inbox()


def test_what_is_not_valid_or_not_there_is_told(restante, inbox):
    with pytest.raises(InvalidRequest, match="limit"):
        restante.messages(limit=1000)
    with pytest.raises(InvalidRequest, match="subject"):
        inbox.next(subject="x" * 501)
    with pytest.raises(NotFound):
        restante.mail("msg_nothing")


def test_tags_begin_as_told_and_hold_the_name(restante):
    assert Restante(tag_prefix="ci").inbox(name="test_signs_up[Ünï, 1]").tag.startswith("ci-signs-up-n-1-")
    tags = {restante.inbox(name="x" * 300).tag for _ in range(50)}
    assert len(tags) == 50
    assert all(tag.startswith("test-xxx") and len(tag) <= 64 for tag in tags)


def test_too_many_requests_say_when_to_try_again(faults, inbox):
    with pytest.raises(RateLimited) as caught:
        for _ in range(101):
            faults.create(inbox, drop=True)
    assert caught.value.retry_after >= 1


def test_a_wait_that_is_one_too_many_is_tried_again(restante, inbox, send):
    def wait():
        try:
            restante.transport.get("/v1/wait", {"tag": "nobody", "timeout": 5}, waits_seconds=5)
        except RateLimited:
            taken.set()

    taken = threading.Event()
    waits = [threading.Thread(target=wait) for _ in range(201)]
    for each in waits:
        each.start()
    assert taken.wait(10)
    began = time.monotonic()
    with pytest.raises(RateLimited):
        inbox.next(timeout=0.5)
    assert time.monotonic() - began < 2
    threading.Timer(1, send, [inbox]).start()
    assert inbox.next(timeout=10).subject == "Hello"
    for each in waits:
        each.join()
