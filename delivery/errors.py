"""The base class of the errors of this package. The message is one line and contains no personal value."""


class DeliveryError(Exception):
    """A command or task of this package failed."""
