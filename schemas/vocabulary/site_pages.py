"""The names by which the site search finds the pages of the site that show no single item."""

from collections.abc import Mapping

from schemas.vocabulary.page_types import PAGE_TYPES

_NAMES: Mapping[str, tuple[str, ...]] = {
    "search": ("All courses", "تمام کورسز"),
    "compare_course": ("Compare courses", "کورسز کا موازنہ"),
    "all_countries": ("All countries", "تمام ممالک"),
    "top_universities": ("Top universities", "بہترین یونیورسٹیاں"),
    "universities": ("Universities", "یونیورسٹیاں"),
    "all_groups": ("University groups", "یونیورسٹیوں کے گروپ"),
    "all_pathway_groups": ("Pathway groups", "پاتھ وے گروپ"),
    "all_apply_portals": ("Application portals", "درخواست کے پورٹل"),
    "all_programs": ("All programmes", "تمام پروگرام"),
    "all_scholarships": ("All scholarships", "تمام وظائف"),
    "scholarships": ("Search scholarships", "وظائف تلاش کریں"),
    "scholarship_country": ("Scholarships by country", "ممالک کے لحاظ سے وظائف"),
    "all_interesting_about_tcf": ("What is interesting", "دلچسپ باتیں"),
    "blog": ("Blog", "بلاگ"),
    "mba": ("MBA", "ایم بی اے"),
    "apply": ("Apply", "درخواست دیں"),
    "tcf": ("About", "ہمارے بارے میں"),
    "careers": ("Careers", "ملازمتیں"),
    "contact_us": ("Contact us", "ہم سے رابطہ"),
    "marketing": ("Marketing", "مارکیٹنگ"),
    "privacy_policy": ("Privacy policy", "رازداری کی پالیسی"),
    "terms_of_use": ("Terms of use", "استعمال کی شرائط"),
    "cancellation_policy": ("Cancellation policy", "منسوخی کی پالیسی"),
}
"""The name of each page type in each `SiteLanguage`, in the same order."""

SITE_PAGES: Mapping[str, tuple[str, ...]] = {
    page_type: names for page_type, names in _NAMES.items() if 0 in PAGE_TYPES[page_type].part_counts
}
"""The names of the page types whose page exists."""
