"""What the sample says of itself wherever its rows show."""

from datetime import date

SOURCE_ID = 1
SOURCE_SLUG = "sample"
SOURCE_NAME = "Sample catalogue"
SOURCE_LICENCE = "Written for this project; cities GeoNames, CC BY 4.0"
SOURCE_NOTE = (
    "A sample: real institutions are shown with illustrative programmes; fees, lengths and start dates are not "
    "quotations."
)

SAMPLE_DATE = date(2026, 11, 1)
"""The day as of which the sample stands, the same on every machine."""

INSTITUTE_TYPE_BASIS = "Stated in the sample's list of institutions"
POINT_SOURCE = "The sample's own point, to about 1 km"
