"""The tests run against a real service: RESTANTE_URL, RESTANTE_API_KEY and SMTP_PORT say where it is."""

from __future__ import annotations

import os
import smtplib
import socket
import threading
from email.message import EmailMessage
from typing import Callable, Iterator, List, Optional, Set

import pytest

from restante import Inbox

Send = Callable[..., None]


@pytest.fixture(scope="session")
def smtp_port() -> int:
    return int(os.environ["SMTP_PORT"])


@pytest.fixture
def send(smtp_port: int) -> Send:
    def send(
        inbox: Inbox,
        subject: str = "Hello",
        text: str = "Hello",
        *,
        sender: str = "app@example.com",
        html: Optional[str] = None,
        files: Optional[List[str]] = None,
        times: int = 1,
    ) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, inbox.address, subject
        mail.set_content(text)
        if html is not None:
            mail.add_alternative(html, "html")
        for name in files or []:
            mail.add_attachment(f"bytes of {name}".encode(), "application", "pdf", filename=name)
        with smtplib.SMTP("127.0.0.1", smtp_port) as smtp:
            for _ in range(times):
                smtp.send_message(mail)

    return send


class Link:
    """A way to the service that can be cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: Set[socket.socket] = set()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self.requests = threading.Semaphore(0)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Whoever is connected is no longer."""
        for end in list(self._open):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self) -> None:
        try:
            self._server.shutdown(socket.SHUT_RDWR)  # wakes who accepts
        except OSError:
            pass
        self._server.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._server.accept()
            except OSError:
                return
            service = socket.create_connection(("127.0.0.1", self._port))
            self._open |= {client, service}
            for ends in ((client, service), (service, client)):
                threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                target.sendall(data)
                if data.startswith(b"GET /v1/wait"):
                    self.requests.release()
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lost is given up soon."""
    monkeypatch.setattr("restante.transport._PAUSES_SECONDS", (0.01, 0.01))


@pytest.fixture
def link() -> Iterator[Link]:
    link = Link(int(os.environ["RESTANTE_URL"].rpartition(":")[2]))
    yield link
    link.close()
