"""Describes the browser and system of a session for the list of sessions."""

_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
"""The first match is used. Edge is before Chrome, because the User-Agent of Edge also contains "Chrome"."""
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
UNKNOWN = "Unknown client"


def describe_client(user_agent: str) -> str:
    """Convert a User-Agent header to a description such as 'Firefox on Linux'. Sessions store the description."""
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), None)
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), None)
    if browser is None:
        return UNKNOWN if system is None else f"{UNKNOWN} on {system}"
    return browser if system is None else f"{browser} on {system}"
