"""The objects of Kibana for analysts: a data view of the search log, charts, and a dashboard."""
