"""The sample catalogue: real institutions with illustrative programmes, the same on every machine."""
