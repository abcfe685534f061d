"""The contracts of the endpoints under /crm (accounts specification, sections 3 and 7).

A request has form parameters, query parameters, or both. If both contain a parameter, the value of the form is used.
A repeated parameter is an error.
"""
