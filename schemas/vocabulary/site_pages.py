"""The names by which the site search finds the pages of the site that show no single item."""

from collections.abc import Mapping

from schemas.vocabulary.page_types import PAGE_TYPES

_NAMES: Mapping[str, tuple[str, ...]] = {
    "search": ("All courses", "تمام کورسز", "كل البرامج"),
    "compare_course": ("Compare courses", "کورسز کا موازنہ", "مقارنة البرامج"),
    "all_countries": ("All countries", "تمام ممالک", "كل الدول"),
    "top_universities": ("Top universities", "بہترین یونیورسٹیاں", "أفضل الجامعات"),
    "universities": ("Universities", "یونیورسٹیاں", "الجامعات"),
    "all_groups": ("University groups", "یونیورسٹیوں کے گروپ", "مجموعات الجامعات"),
    "all_pathway_groups": ("Pathway groups", "پاتھ وے گروپ", "مجموعات المسارات التحضيرية"),
    "all_apply_portals": ("Application portals", "درخواست کے پورٹل", "بوابات التقديم"),
    "all_programs": ("All programmes", "تمام پروگرام", "كل البرامج الدراسية"),
    "all_scholarships": ("All scholarships", "تمام وظائف", "كل المنح الدراسية"),
    "scholarships": ("Search scholarships", "وظائف تلاش کریں", "البحث عن المنح"),
    "scholarship_country": ("Scholarships by country", "ممالک کے لحاظ سے وظائف", "المنح حسب الدولة"),
    "all_interesting_about_tcf": ("What is interesting", "دلچسپ باتیں", "ما يثير الاهتمام"),
    "blog": ("Blog", "بلاگ", "المدونة"),
    "mba": ("MBA", "ایم بی اے", "ماجستير إدارة الأعمال"),
    "apply": ("Apply", "درخواست دیں", "التقديم"),
    "tcf": ("About", "ہمارے بارے میں", "من نحن"),
    "careers": ("Careers", "ملازمتیں", "الوظائف"),
    "contact_us": ("Contact us", "ہم سے رابطہ", "اتصل بنا"),
    "marketing": ("Marketing", "مارکیٹنگ", "الإعلانات"),
    "privacy_policy": ("Privacy policy", "رازداری کی پالیسی", "سياسة الخصوصية"),
    "terms_of_use": ("Terms of use", "استعمال کی شرائط", "شروط الاستخدام"),
    "cancellation_policy": ("Cancellation policy", "منسوخی کی پالیسی", "سياسة الإلغاء"),
}
"""The name of each page type in each `SiteLanguage`, in the same order."""

SITE_PAGES: Mapping[str, tuple[str, ...]] = {
    page_type: names for page_type, names in _NAMES.items() if 0 in PAGE_TYPES[page_type].part_counts
}
"""The names of the page types whose page exists."""
