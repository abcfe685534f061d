"""The commands of counsellors: `finder people`, `finder applications` and `finder enquiries`."""
