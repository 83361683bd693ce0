"""Which of a mail's links is meant."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Dict, List, Optional, Set, Tuple, Union
from urllib.parse import urlsplit

#: Words, or a pattern that is searched for.
Text = Union[str, "re.Pattern[str]"]


def leads_to(link: str, path: Optional[Text], host: Optional[Text]) -> bool:
    """`path` is whole segments of its path, `host` its whole host, with or without the port."""
    try:
        at = urlsplit(link)
        hosts = [at.netloc.rpartition("@")[2].lower(), at.hostname or ""]
    except ValueError:
        return False
    if isinstance(host, str):
        is_host = host.lower() in hosts
    else:
        is_host = host is None or host.search(hosts[0]) is not None
    if isinstance(path, str):
        return is_host and f"/{path.strip('/')}/" in f"{at.path or '/'}/"
    return is_host and (path is None or path.search(at.path) is not None)


def called(html: str, text: Text) -> Set[str]:
    """The addresses behind the anchors whose words contain this, in any letter case."""
    parser = _Anchors()
    parser.feed(html)
    parser.close()
    found = ((href, " ".join("".join(words).split())) for href, words in parser.anchors)
    return {href for href, words in found if contains(words, text)}


def contains(text: str, wanted: Optional[Text]) -> bool:
    """A string in any letter case, or a pattern somewhere in it."""
    if wanted is None or isinstance(wanted, str):
        return wanted is None or wanted.lower() in text.lower()
    return wanted.search(text) is not None


class _Anchors(HTMLParser):
    """What a reader sees of each link, the words for pictures included."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: List[Tuple[str, List[str]]] = []
        self._words: Optional[List[str]] = None

    def handle_starttag(self, tag: str, attrs: List[Tuple[str, Optional[str]]]) -> None:
        given: Dict[str, Optional[str]] = dict(attrs)
        if tag == "a":
            self._words = []
            self.anchors.append(((given.get("href") or "").strip(), self._words))
        elif self._words is not None:
            self._words.append(f" {given.get('alt') or ''} ")

    def handle_endtag(self, tag: str) -> None:
        if tag == "a":
            self._words = None

    def handle_data(self, data: str) -> None:
        if self._words is not None:
            self._words.append(data)
