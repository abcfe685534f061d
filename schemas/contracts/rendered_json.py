"""A type for response parts that are JSON already."""

import orjson
from pydantic import InstanceOf
from pydantic.json_schema import SkipJsonSchema

RenderedJson = SkipJsonSchema[InstanceOf[orjson.Fragment]]
"""JSON that orjson copies into the response unchanged.

Use the type in a union with the type that the JSON represents. OpenAPI then shows the latter alone.
"""
