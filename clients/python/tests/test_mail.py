from __future__ import annotations

import re

import pytest

from restante import AmbiguousMatch, NoMatch


def test_a_mail_has_what_was_sent(inbox, send):
    send(
        inbox, "Sign in", "Your code is 482913.", sender="Ada <ada@example.com>", files=["Terms.PDF", "a.txt"]
    )
    mail = inbox.next()
    assert mail.code() == "482913"
    assert (mail.subject, mail.html, mail.from_.name, str(mail.from_)) == (
        "Sign in",
        None,
        "Ada",
        "ada@example.com",
    )
    assert (mail.to, mail.address, mail.tag) == ([inbox.address], inbox.address, inbox.tag)
    terms = mail.attachment("*.pdf")
    assert (terms.filename, terms.content_type, terms.bytes) == (
        "Terms.PDF",
        "application/pdf",
        b"bytes of Terms.PDF",
    )
    assert mail.raw.startswith(b"From: Ada <ada@example.com>\r\n")
    assert mail.headers()["subject"] == "Sign in"
    assert mail.received_at.tzinfo is not None and mail.received_at < mail.expire_at


def test_a_link_is_found_by_where_it_leads(inbox, send):
    links = [
        "https://app.example.com/auth/reset/4fz8k2?token=9f8e7d6c5b4a",
        "https://app.example.com/resets",
        "https://help.example.com:8443/articles",
    ]
    send(inbox, "Reset your password", "Reset your password:\n" + "\n\n".join(links))
    mail = inbox.next()
    assert mail.link() == links[0]
    for path in ("/reset", "reset/", "/auth/reset/4fz8k2", re.compile("^/auth/r")):
        assert mail.link(path=path) == links[0]
    for host in ("HELP.example.com", "help.example.com:8443", re.compile(r":8443$")):
        assert mail.link(host=host) == links[2]
    assert mail.link(path="/resets", host="app.example.com") == links[1]
    with pytest.raises(AmbiguousMatch) as caught:
        mail.link(host="app.example.com")
    assert str(caught.value).endswith(
        f"has 2 of: link host 'app.example.com'. Say which:\n  {links[0]}\n  {links[1]}"
    )
    assert caught.value.found == links[:2]
    with pytest.raises(NoMatch, match="has no link text 'Reset'"):
        mail.link(text="Reset")
    for nowhere in ({"path": "/set"}, {"path": "/"}, {"host": "example.com"}):
        with pytest.raises(NoMatch) as missing:
            mail.link(**nowhere)
        assert "\n  ".join(["; its links:", *links]) in str(missing.value)


def test_a_link_is_found_by_what_it_is_called(inbox, send):
    html = """<p><a href="https://example.com/a?x=1&amp;y=2">Choose <b>a new</b>
      password</a> or <A HREF='https://example.com/b'><img alt="Not&nbsp;me" src="cid:x"></A></p>"""
    send(inbox, "Reset", html=html)
    mail = inbox.next()
    assert (
        mail.link(text="NEW password")
        == mail.link(text=re.compile("^Choose"))
        == "https://example.com/a?x=1&y=2"
    )
    assert mail.link(text="not me", path="/b") == "https://example.com/b"
    with pytest.raises(NoMatch):
        mail.link(text="not me", path="/a")


def test_what_is_not_exactly_one_fails_and_lists_what_there_is(inbox, send):
    send(inbox, "Files", "See https://example.com/a\n\nand https://example.com/b", files=["a.pdf", "b.pdf"])
    mail = inbox.next()
    with pytest.raises(NoMatch, match=r"^<Mail 'Files' from app@example.com at [\d:]+> has no code\.$"):
        mail.code()
    with pytest.raises(
        AmbiguousMatch, match="has 2 of: link. Say which:\n  https://example.com/a\n  https://.*b$"
    ):
        mail.link()
    with pytest.raises(AmbiguousMatch, match="Say which:\n  a.pdf\n  b.pdf$"):
        mail.attachment()
    with pytest.raises(NoMatch, match=r"has no attachment named '\*\.png'; its attachments:\n  a\.pdf"):
        mail.attachment("*.png")
    assert mail.attachment(re.compile("^B", re.IGNORECASE)).text() == "bytes of b.pdf"


def test_a_code_is_found_by_what_it_looks_like(inbox, send):
    send(inbox, "Sign in", "Your verification code is 482913.\n\nYour backup code is XKCD-7319.")
    mail = inbox.next()
    assert mail.code(r"^\d{6}$") == mail.code(re.compile("^4")) == "482913"
    with pytest.raises(NoMatch, match="has no code like 'x'; its codes:\n  482913"):
        mail.code("x")


def test_what_a_terminal_obeys_is_not_shown(inbox, send):
    send(inbox, "Red \x1b[31m")
    assert "\x1b" not in repr(inbox.next())
