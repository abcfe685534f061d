"""A type for parts of a response that are already encoded as JSON."""

import orjson
from pydantic import InstanceOf
from pydantic.json_schema import SkipJsonSchema

RenderedJson = SkipJsonSchema[InstanceOf[orjson.Fragment]]
"""A JSON text that orjson copies into the response unchanged.

Declare the field as `CourseCard | RenderedJson`. OpenAPI then contains only `CourseCard`.
"""
