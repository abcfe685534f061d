"""The security headers that are the same in all responses, in all responses over https, or under PERSONAL_PATHS."""

_FEATURES = (
    "accelerometer", "autoplay", "camera", "display-capture", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "publickey-credentials-get", "screen-wake-lock", "serial", "usb",
    "xr-spatial-tracking",
)  # fmt: skip
_PERMISSIONS = ", ".join([*(f"{feature}=()" for feature in _FEATURES), "geolocation=(self)"])

FIXED_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"strict-origin-when-cross-origin"),
    (b"permissions-policy", _PERMISSIONS.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
PERSONAL_PATHS = ("/api/account/", "/crm/", "/api/alerts/", "/staff", "/admin", "/analytics")
NO_STORE = (b"cache-control", b"no-store")
"""Responses under PERSONAL_PATHS have this header, because several persons can share a computer.

If an endpoint sets Cache-Control itself, its value is kept.
"""
