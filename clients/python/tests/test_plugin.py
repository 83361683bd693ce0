from __future__ import annotations

import importlib.util
import os

import pytest

SEND = """
import os, smtplib

def send(inbox, subject="Hello", text="Hello"):
    with smtplib.SMTP("127.0.0.1", int(os.environ["SMTP_PORT"])) as smtp:
        mail = f"From: app@example.com\\nSubject: {subject}\\n\\n{text}"
        smtp.sendmail("app@example.com", str(inbox), mail)
"""


@pytest.fixture(autouse=True)
def folder(pytester):
    pytester.makepyfile(sending=SEND)
    pytester.makeini("[pytest]\naddopts = -p no:cacheprovider")


def test_a_failed_test_shows_its_mails(pytester):
    pytester.makepyfile(
        """
        from sending import send

        def test_two_inboxes(inbox, new_inbox):
            send(inbox, "Sign in", "Your code is 482913")
            other = new_inbox()
            send(other, "Bad \\x1b[31m")
            new_inbox()
            assert inbox.stays_empty(within=0)

        def test_passes(inbox):
            send(inbox, "Not shown")
            assert inbox.next().subject == "Not shown"
        """
    )
    result = pytester.runpytest()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "*assert <no mail wanted, 1 mail came: <Mail 'Sign in' from app@example.com at *>>",
            "*Mails of this test*",
            "test-two-inboxes-*@*",
            "  ??:??:??  'Sign in' from app@example.com",
            "    code  482913",
            "    | Your code is 482913",
            "test-two-inboxes-*@*",
            "  ??:??:??  'Bad *' from app@example.com",
            "test-two-inboxes-*@*",
            "  no mail came",
        ]
    )
    result.stdout.no_fnmatch_line("*Not shown*")
    assert "\x1b[31m " not in result.stdout.str()


def test_a_time_out_points_at_the_test(pytester):
    pytester.makepyfile(
        """
        def test_waits(inbox):
            inbox.next(subject="reset")
        """
    )
    pytester.makeini(
        "[pytest]\nrestante_timeout = 0\nrestante_tag_prefix = ci\naddopts = -p no:cacheprovider"
    )
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "E *WaitTimeout: No mail with subject 'reset' came to ci-waits-*@* within 0 s.",
            "test_*.py:2: WaitTimeout",
        ]
    )


def test_options_of_the_ini_file_give_way_to_the_environment(pytester, monkeypatch, impatient):
    url = os.environ["RESTANTE_URL"]
    pytester.makeini(
        f"[pytest]\nrestante_url = {url}/\nrestante_namespace = nobody\naddopts = -p no:cacheprovider"
    )
    monkeypatch.delenv("RESTANTE_URL")
    pytester.makepyfile(
        """
        def test_client(restante):
            restante.inbox()
        """
    )
    pytester.runpytest().stdout.fnmatch_lines(["*RestanteError: There is no namespace 'nobody'; yours: *"])
    monkeypatch.setenv("RESTANTE_URL", "http://127.0.0.1:9")
    pytester.runpytest().stdout.fnmatch_lines(
        ["*ConnectionLost: Restante at http://127.0.0.1:9 does not answer*"]
    )


def test_a_service_that_went_away_does_not_hide_the_failure(pytester, impatient):
    pytester.makepyfile(
        """
        def test_fails(inbox):
            inbox._arrivals._transport.url = "http://127.0.0.1:9"
            inbox._client.transport.url = "http://127.0.0.1:9"
            assert 1 == 2
        """
    )
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*assert 1 == 2", "*Mails of this test*", "*its mails cannot be read: Restante at*"]
    )


@pytest.mark.skipif(importlib.util.find_spec("xdist") is None, reason="pytest-xdist is not installed")
def test_workers_share_nothing(pytester):
    pytester.makepyfile(
        """
        import pytest
        from sending import send

        @pytest.mark.parametrize("number", range(6))
        def test_mail(inbox, number):
            send(inbox, f"Number {number}")
            assert inbox.next().subject == f"Number {number}"
            assert inbox.received(times=1, settle=0)
            assert number != 3
        """
    )
    alone = ["-p", "xdist.plugin"] if "PYTEST_DISABLE_PLUGIN_AUTOLOAD" in os.environ else []
    result = pytester.runpytest_subprocess(*alone, "-n", "3")
    result.assert_outcomes(passed=5, failed=1)
    result.stdout.fnmatch_lines(["*Mails of this test*", "  *'Number 3' from app@example.com"])
