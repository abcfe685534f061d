"""The rules of the security scanner OWASP ZAP that find weaknesses in a response ("passive" rules).

The table has the rules of the add-ons `pscanrules` (version 73) and `pscanrulesBeta` (version 50), and two rules of
other add-ons. Each rule is in RULES or, with the reason, in LEFT_OUT. The numbers are the rule numbers of ZAP.
"""

import re
from collections.abc import Mapping

from tests.contract.passive_scan import content_rules as contents
from tests.contract.passive_scan import header_rules as headers
from tests.contract.passive_scan.rule import Rule, refuse_header, refuse_text, require_header

RELEASE = (
    "2", "3", "10009", "10010", "10011", "10015", "10017", "10019", "10020", "10021", "10023", "10024", "10025",
    "10027", "10028", "10029", "10030", "10031", "10032", "10033", "10034", "10035", "10036", "10037", "10038",
    "10039", "10040", "10041", "10042", "10043", "10044", "10050", "10052", "10054", "10055", "10056", "10057",
    "10061", "10062", "10096", "10097", "10098", "10105", "10108", "10109", "10115", "10116", "10202", "90001",
    "90002", "90003", "90011", "90022", "90033",
)  # fmt: skip
BETA = ("10026", "10049", "10063", "10099", "10110", "90004")
OTHER = ("10003", "10103")
"""Rules of the add-ons `retire` and `imagelocationscanner`."""

_PRIVATE_ADDRESS = (
    r"(?<![\d.])(?:10(?:\.\d{1,3})|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}(?![\d.])"
)
_DEBUG_MESSAGES = (
    r"Traceback \(most recent", r"psycopg\.", r"elastic_transport", r"File \"/", r"Error Occurred While Processing",
    r"PHP (?:Parse error|Warning|Error)", r"access denied for user", r"incorrect syntax near", r"servlet error:",
    r"Unclosed quotation mark", r"Fatal error: ",
)  # fmt: skip
_HASHES = (
    r"\$(?:2[abxy]|argon2id?|1|5|6|apr1|NT|P|S)\$[./A-Za-z0-9$=,+-]{20,}", r"(?<!\w)\*[0-9A-F]{40}\b",
)  # fmt: skip

RULES = (
    Rule("2", "private addresses", refuse_text(_PRIVATE_ADDRESS)),
    Rule("3", "session ids in addresses", contents.find_session_ids),
    Rule("10009", "server banners", contents.find_server_banners),
    Rule("10010", "cookies for scripts", headers.refuse_cookies_without("httponly")),
    Rule("10011", "cookies without Secure", headers.refuse_cookies_without("secure")),
    Rule("10015", "stored personal data", headers.find_storable_private_data),
    Rule("10017", "scripts of other hosts", contents.find_foreign_scripts),
    Rule("10019", "content type", headers.find_missing_type),
    Rule("10020", "anti-clickjacking header", headers.find_clickjacking),
    Rule("10021", "X-Content-Type-Options", require_header("x-content-type-options", "nosniff")),
    Rule("10023", "debug messages", refuse_text(*_DEBUG_MESSAGES)),
    Rule("10024", "secrets in the address", contents.find_sensitive_parameters),
    Rule("10025", "addresses in the Referer", headers.find_loose_referrers),
    Rule("10027", "comments", contents.find_comments),
    Rule("10028", "redirects to other hosts", headers.find_foreign_redirects),
    Rule("10030", "charset of the visitor", headers.find_controlled_charset),
    Rule("10032", "view state", refuse_text(r"__VIEWSTATE")),
    Rule("10033", "directory listings", refuse_text(r"<title>Index of", r"Directory listing for")),
    Rule("10034", "OpenSSL with Heartbleed", headers.find_vulnerable_openssl),
    Rule("10035", "Strict-Transport-Security", headers.find_weak_hsts),
    Rule("10036", "Server header", refuse_header("server")),
    Rule("10037", "X-Powered-By", refuse_header("x-powered-by")),
    Rule("10038", "Content-Security-Policy is set", headers.find_missing_policy),
    Rule("10039", "X-Backend-Server", refuse_header("x-backend-server")),
    Rule("10040", "mixed content", contents.find_mixed_content),
    Rule("10041", "forms from http to https", contents.find_insecure_pages),
    Rule("10042", "forms from https to http", contents.find_insecure_forms),
    Rule("10043", "event attributes", contents.find_event_attributes),
    Rule("10044", "large redirects", headers.find_large_redirects),
    Rule("10050", "responses of a cache", headers.find_cached_responses),
    Rule("10052", "ChromeLogger", refuse_header("x-chromelogger-data", "x-chromephp-data")),
    Rule("10054", "cookies without SameSite", headers.refuse_cookies_without("samesite", "none")),
    Rule("10055", "Content-Security-Policy is strict", headers.find_weak_policy),
    Rule("10056", "X-Debug-Token", refuse_header("x-debug-token", "x-debug-token-link")),
    Rule("10057", "hashes of users", contents.find_user_hashes),
    Rule("10061", "X-AspNet-Version", refuse_header("x-aspnet-version", "x-aspnetmvc-version")),
    Rule("10062", "card numbers", contents.find_card_numbers),
    Rule("10063", "Permissions-Policy", require_header("permissions-policy")),
    Rule("10096", "Unix times", contents.find_unix_times),
    Rule("10097", "password hashes", refuse_text(*_HASHES)),
    Rule("10098", "CORS", headers.find_wide_cors),
    Rule("10099", "source code", contents.find_source_code),
    Rule("10103", "places in photos", contents.find_image_metadata),
    Rule("10105", "weak authentication", headers.find_weak_authentication),
    Rule("10108", "links to new tabs", contents.find_open_tabs),
    Rule("10110", "dangerous functions", contents.find_dangerous_functions),
    Rule(
        "10115",
        "polyfill.io",
        refuse_text(r"https?://(?:cdn\.)?(?:polyfill\.io|bootcdn\.net|staticfile\.org)"),
    ),
    Rule("10202", "forms without a token", contents.find_forms_without_token),
    Rule("90001", "view state of JSF", refuse_text(r"javax\.faces\.ViewState")),
    Rule("90002", "Java objects", refuse_text(r"\brO0AB[\w+/]", flags=re.NOFLAG)),
    Rule("90003", "integrity of scripts", contents.find_missing_integrity),
    Rule("90004", "embedder policy", require_header("cross-origin-embedder-policy", "require-corp")),
    Rule("90004", "opener policy", require_header("cross-origin-opener-policy", "same-origin")),
    Rule("90004", "resource policy", require_header("cross-origin-resource-policy", "same-origin")),
    Rule("90011", "charset", headers.find_charset_mismatch),
    Rule("90022", "application errors", contents.find_application_errors),
    Rule("90033", "cookies for other hosts", headers.find_loose_cookies),
)
LEFT_OUT: Mapping[str, str] = {
    "10003": "compares scripts with the list of Retire.js, which is no part of this repository",
    "10026": "examines only applications with Java servlets, at the lowest threshold",
    "10029": "reports each choice in a cookie, such as the language; the site accepts only values of its lists",
    "10031": "reports each search box that shows its text again; the tests of scripts in fields check the escaping",
    "10049": "reports every response: as storable, or as not storable",
    "10109": "reports that a page has scripts, as a note for the person who scans",
    "10116": "reports the age of ZAP itself",
}
"""The rules that do not apply to this site, with the reason.

ZAP rates all these rules as "informational", except 10003 and 10026.
"""
