"""Shifts the clock of a running Python program, without a change of the system's clock.

Python imports a module with this name at its start if the folder of the module is on PYTHONPATH.
The environment variable CLOCK_OFFSET_FILE names a file with an offset in seconds, as a binary double. A test
changes the file, and the program reads it at each call of these functions: time.time, time_ns, datetime.now, utcnow,
datetime.today, date.today and, if called without a time, gmtime, localtime, ctime and strftime. Child processes
have the shifted clock, too. Monotonic clocks, file times and other programs such as the database do not.
"""

import datetime as datetime_module
import mmap
import os
import struct
import time as time_module
from datetime import date as _RealDate
from datetime import datetime as _RealDatetime
from pathlib import Path
from typing import Any

# Import pydantic.v1 before `date` is replaced below. Some classes of pydantic.v1 inherit from `date` and have another
# metaclass, which conflicts with the metaclass of the replacement.
import pydantic.v1  # noqa: F401

_SECONDS = struct.Struct("d")
_NANOSECONDS = 1_000_000_000

with Path(os.environ["CLOCK_OFFSET_FILE"]).open("rb") as _file:
    _offset = mmap.mmap(_file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)

_real_time, _real_time_ns = time_module.time, time_module.time_ns
_real = {name: getattr(time_module, name) for name in ("gmtime", "localtime", "ctime", "strftime")}


def _seconds() -> float:
    return float(_SECONDS.unpack(_offset[:])[0])


def _time() -> float:
    return _real_time() + _seconds()


def _time_ns() -> int:
    return _real_time_ns() + int(_seconds() * _NANOSECONDS)


class _OfMoment:
    """Replaces a function such as time.localtime: called without an argument, it uses the shifted time.

    It is an object, because `logging.Formatter.converter` is a class attribute. A function would become a method
    there and get `self` as its first argument.
    """

    def __init__(self, name: str) -> None:
        self._real = _real[name]

    def __call__(self, seconds: float | None = None) -> Any:
        return self._real(_time() if seconds is None else seconds)


def _strftime(form: str, moment: Any = None) -> str:
    return str(_real["strftime"](form, time_module.localtime() if moment is None else moment))


class _AnyOf(type):
    """A metaclass for a replaced class.

    All values are instances of the real class, so `isinstance` checks against the real class.
    """

    real: type

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, cls.real)

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(other, cls.real)


class _Datetime(_RealDatetime, metaclass=_AnyOf):
    __slots__ = ()
    real = _RealDatetime

    def __new__(cls, *arguments: Any, **named: Any) -> Any:
        return _RealDatetime(*arguments, **named)

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return _RealDatetime.fromtimestamp(_time(), tz)

    @classmethod
    def today(cls) -> Any:
        return _RealDatetime.fromtimestamp(_time())

    @classmethod
    def utcnow(cls) -> Any:
        return _RealDatetime.fromtimestamp(_time(), datetime_module.UTC).replace(tzinfo=None)


class _Date(_RealDate, metaclass=_AnyOf):
    __slots__ = ()
    real = _RealDate

    def __new__(cls, *arguments: Any, **named: Any) -> Any:
        return _RealDate(*arguments, **named)

    @classmethod
    def today(cls) -> Any:
        return _RealDate.fromtimestamp(_time())


for _name, _stands_in in {
    "time": _time,
    "time_ns": _time_ns,
    "gmtime": _OfMoment("gmtime"),
    "localtime": _OfMoment("localtime"),
    "ctime": _OfMoment("ctime"),
    "strftime": _strftime,
}.items():
    setattr(time_module, _name, _stands_in)
for _name, _class in {"datetime": _Datetime, "date": _Date}.items():
    _class.__name__ = _class.__qualname__ = _name
    _class.__module__ = "datetime"
    setattr(datetime_module, _name, _class)
