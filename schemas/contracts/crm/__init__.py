"""The contracts of the endpoints under /crm (accounts specification, sections 3 and 7).

A request can have form parameters and query parameters. If the form and the query contain the same parameter, the value
of the form is used. A parameter that is repeated within the form or within the query is an error.
"""
