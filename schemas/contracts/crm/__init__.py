"""Requests and responses of the calls under /crm (accounts specification, sections 3 and 7).

Requests have form parameters, query parameters, or both. A parameter in the form overrides the same parameter in the
query. Each key has one value.
"""
