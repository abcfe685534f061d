"""The contracts of the calls under /crm (accounts specification, sections 3 and 7).

A request has form parameters, query parameters, or both. If both contain a parameter, the form value is used.
Each parameter has one value.
"""
