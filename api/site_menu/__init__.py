"""The links of the header and the footer, in one response."""
