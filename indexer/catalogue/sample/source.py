"""The name, licence and note of the sample."""

from datetime import date

SOURCE_ID = 1
SOURCE_SLUG = "sample"
SOURCE_NAME = "Sample catalogue"
SOURCE_LICENCE = "Written for this project; cities GeoNames, CC BY 4.0"
SOURCE_NOTE = (
    "A sample: real institutions are shown with illustrative programmes; fees, durations and start dates are not "
    "quotations."
)

SAMPLE_DATE = date(2026, 11, 1)
"""The date of the sample's rows. It is fixed, so the sample is the same on every machine."""

INSTITUTE_TYPE_BASIS = "Stated in the sample's list of institutions"
POINT_SOURCE = "The sample's own point, to about 1 km"
