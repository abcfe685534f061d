"""Builds the mail of an alert. Names of courses and searches are untrusted text, so they are cleaned and escaped."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from email.message import EmailMessage
from html import escape
from uuid import UUID

from indexer.delivery.alerts.content import AlertContent, ListedCourse
from indexer.delivery.mail.dates import format_date
from indexer.delivery.mail.envelope import build_page, compose_mail
from schemas.texts.reading import TEXTS
from schemas.texts.structure import AlertTexts
from schemas.vocabulary.alerts import CourseChange, SavedSearchProblem
from schemas.vocabulary.site_languages import SiteLanguage

_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]+")
"""Control characters, line breaks, invisible characters, such as those for the text direction, and lone surrogates."""
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_NAME_MAX_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class AlertLinks:
    """The addresses in a mail. course: the address of a course page, without the slug of the course.

    search: None for an alert about followed institutes.
    """

    search: str | None
    course: str
    saved_searches: str
    unsubscribe: str


@dataclass(frozen=True, slots=True)
class AlertMail:
    """The values for a mail. name: the name of the saved search, or "" for an alert about followed institutes."""

    id: UUID
    name: str
    content: AlertContent
    links: AlertLinks


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the mail. href: the address of a link. isolated: the text is a name in any script.

    Such a name is isolated, so its writing direction does not affect the rest of the line.
    """

    text: str
    href: str | None = None
    isolated: bool = False


@dataclass(frozen=True, slots=True)
class _Block:
    """A heading and its items. Each item is a list of lines."""

    heading: str | None
    items: tuple[tuple[_Line, ...], ...]


def build_alert_message(
    alert: AlertMail, language: SiteLanguage, sender: str, recipient: str
) -> EmailMessage:
    """Build the mail. Its Message-ID depends only on the alert, so a repeated mail has the same Message-ID.

    Raises ValueError if an address contains a line break.
    """
    texts = TEXTS[language].alerts
    title, blocks = clean_name(alert.name) or texts.followed, list(_list_blocks(alert, texts, language))
    message = compose_mail(
        sender,
        recipient,
        _build_subject(alert, texts),
        language,
        _render_text(title, blocks),
        build_page(title, _render_body(title, blocks), language),
        name=f"alert-{alert.id}",
    )
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{alert.links.unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def clean_name(name: str) -> str:
    """Remove characters that change the layout or the direction of a text, and shorten the name."""
    cleaned = " ".join(_UNSAFE.sub(" ", name).split())
    return cleaned if len(cleaned) <= _NAME_MAX_CHARACTERS else f"{cleaned[: _NAME_MAX_CHARACTERS - 1]}…"


def _build_subject(alert: AlertMail, texts: AlertTexts) -> str:
    name = clean_name(alert.name) or texts.followed
    if alert.content["problem"]:
        return texts.problem_subject.format(name=name)
    counts = alert.content["counts"]
    parts = [
        texts.counts[change].format(count=f"{counts[change]:,}")
        for change in CourseChange
        if change in counts
    ]
    return texts.subject.format(name=name, counts=texts.comma.join(parts))


def _list_blocks(alert: AlertMail, texts: AlertTexts, language: SiteLanguage) -> Iterator[_Block]:
    content, links = alert.content, alert.links
    if content["problem"]:
        is_invalid = content["problem"] == SavedSearchProblem.INVALID
        text = texts.invalid if is_invalid else texts.too_many.format(count=f"{content['total']:,}")
        yield _Block(None, ((_Line(text),), (_Line(texts.open_search, links.search),)))
    for change in CourseChange:
        count = content["counts"].get(change, 0)
        if count:
            heading = texts.headings[change].format(count=f"{count:,}")
            items = _list_items(content["listed"][change], count, links, texts, language)
            yield _Block(heading, tuple(items))
    if links.search is not None and not content["problem"]:
        yield _Block(None, ((_Line(texts.all_courses.format(count=f"{content['total']:,}"), links.search),),))
    footer = (
        _Line(texts.why),
        _Line(texts.manage, links.saved_searches),
        _Line(texts.stop, links.unsubscribe),
    )
    yield _Block(None, tuple((line,) for line in footer))


def _list_items(
    courses: Iterable[ListedCourse],
    count: int,
    links: AlertLinks,
    texts: AlertTexts,
    language: SiteLanguage,
) -> Iterator[tuple[_Line, ...]]:
    listed = 0
    for course in courses:
        listed += 1
        yield tuple(_list_lines(course, links, texts, language))
    if count > listed:
        yield (_Line(texts.more.format(count=f"{count - listed:,}"), links.search),)


def _list_lines(
    course: ListedCourse, links: AlertLinks, texts: AlertTexts, language: SiteLanguage
) -> Iterator[_Line]:
    yield _Line(clean_name(course["name"]), f"{links.course}/{course['slug']}", isolated=True)
    yield _Line(clean_name(f"{course['institute']}, {course['country']}"), isolated=True)
    fee, old = (_format_fee(amount, course["currency"]) for amount in (course["fee"], course["old_fee"]))
    if fee and old:
        yield _Line(texts.old_fee.format(fee=fee, old=old))
    elif fee:
        yield _Line(texts.fee.format(fee=fee))
    if course["facts"]:
        yield _Line(
            texts.changed.format(facts=texts.comma.join(texts.facts[each] for each in course["facts"]))
        )
    deadline = course.get("deadline")
    if deadline:
        yield _Line(texts.deadline.format(date=format_date(date.fromisoformat(deadline), language)))
    elif course["month"] is not None:
        yield _Line(texts.intake.format(month=TEXTS[language].months[course["month"] - 1]))


def _format_fee(amount: float | None, currency: str | None) -> str | None:
    return None if amount is None or currency is None else f"{_ISOLATE}{currency} {amount:,.0f}{_END_ISOLATE}"


def _render_text(title: str, blocks: Iterable[_Block]) -> str:
    parts = [f"{_ISOLATE}{title}{_END_ISOLATE}"]
    for block in blocks:
        items = ["\n".join(_render_text_line(line) for line in item) for item in block.items]
        parts += [block.heading, *items] if block.heading else items
    return "\n\n".join(parts) + "\n"


def _render_text_line(line: _Line) -> str:
    text = f"{_ISOLATE}{line.text}{_END_ISOLATE}" if line.isolated else line.text
    return text if line.href is None else f"{text}\n{line.href}"


def _render_body(title: str, blocks: Iterable[_Block]) -> str:
    parts = [f"<h1 style='font-size:20px'><bdi>{escape(title)}</bdi></h1>"]
    for block in blocks:
        if block.heading:
            parts.append(f"<h2 style='font-size:16px'>{escape(block.heading)}</h2>")
        parts += [f"<p>{'<br>'.join(map(_render_html_line, item))}</p>" for item in block.items]
    return "".join(parts)


def _render_html_line(line: _Line) -> str:
    text = f"<bdi>{escape(line.text)}</bdi>" if line.isolated else escape(line.text)
    return text if line.href is None else f'<a href="{escape(line.href)}">{text}</a>'
