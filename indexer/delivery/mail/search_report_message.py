"""Builds the mail with the weekly report over the search log.

The searched texts in the report can contain any characters.
"""

from datetime import date
from email.message import EmailMessage
from html import escape

from indexer.delivery.database import Connection, read_rows
from indexer.delivery.mail.envelope import build_page, compose_mail
from indexer.delivery.mail.secrets import find_site_url
from schemas.search_log.reports.weekly import WeeklyReport
from schemas.search_log.reports.weekly_text import write_weekly_text
from schemas.settings import Settings
from schemas.vocabulary.site_languages import SiteLanguage

_READ = "SELECT content FROM search_report WHERE until = %s"


def read_search_report(connection: Connection, until: date) -> WeeklyReport:
    (row,) = read_rows(connection, _READ, (until,))
    content: WeeklyReport = row["content"]
    return content


def build_search_report_message(report: WeeklyReport, given: Settings, recipient: str) -> EmailMessage:
    """Build the mail. Its Message-ID depends only on the week, so a repeated mail has the same Message-ID.

    Raises ValueError if an address contains a line break.
    """
    text = write_weekly_text(report)
    link = f"{find_site_url(given)}/analytics/trends?since={report['since']}&until={report['until']}"
    message = compose_mail(
        given.mail_from,
        recipient,
        f"Searches from {report['since']} to {report['until']}",
        SiteLanguage.ENGLISH,
        f"{text}\nCharts and further reports: {link}\n",
        build_page("Search report", _build_body(text, link), SiteLanguage.ENGLISH),
        name=f"search-report-{report['until']}",
    )
    message["Auto-Submitted"] = "auto-generated"
    return message


def _build_body(text: str, link: str) -> str:
    """Convert a text to HTML: paragraphs, and a heading with a list for each part that has lines with a dash."""
    parts = []
    for part in text.strip().split("\n\n"):
        lines = [f"<bdi>{escape(line.removeprefix('- '))}</bdi>" for line in part.split("\n")]
        if "\n- " in part:
            items = "".join(f"<li>{line}</li>" for line in lines[1:])
            parts.append(f"<h2 style='font-size:16px'>{lines[0]}</h2><ul>{items}</ul>")
        else:
            parts.append(f"<p>{'<br>'.join(lines)}</p>")
    parts.append(f"<p><a href='{escape(link)}'>Charts and further reports</a></p>")
    return "".join(parts)
