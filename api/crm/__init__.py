"""The calls under /crm (accounts specification, section 7)."""
