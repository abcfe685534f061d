"""The texts of the pages of analysts in English, Urdu and Arabic."""

from collections.abc import Mapping

from api.staff.texts import Texts, translate

TEXTS: Mapping[str, Texts] = {
    "site": translate("Meridian · Search log", "میریڈیئن · تلاش کا لاگ", "ميريديان · سجل البحث"),
    "reports": translate("Reports", "رپورٹیں", "التقارير"),
    "language": translate("Language", "تلاش کی زبان", "اللغة"),
    "device": translate("Device", "آلہ", "الجهاز"),
    "phone": translate("Phone", "فون", "الهاتف"),
    "tablet": translate("Tablet", "ٹیبلٹ", "جهاز لوحي"),
    "desktop": translate("Computer", "کمپیوٹر", "حاسوب"),
    "country": translate("Country", "پسندیدہ ملک", "البلد"),
    "country_help": translate(
        "The English name, such as Canada", "انگریزی نام، جیسے Canada", "الاسم بالإنجليزية، مثل Canada"
    ),
    "rows": translate("Rows", "قطاریں", "الصفوف"),
    "no_searches": translate(
        "No searches in this period.", "اس مدت میں کوئی تلاش نہیں۔", "لا توجد عمليات بحث في هذه الفترة."
    ),
    "table": translate("Table", "جدول", "الجدول"),
    "download_json": translate("Download as JSON", "JSON ڈاؤن لوڈ کریں", "تنزيل بصيغة JSON"),
    "views": translate("Saved views", "محفوظ مناظر", "طرق العرض المحفوظة"),
    "no_views": translate("No saved views yet.", "ابھی کوئی محفوظ منظر نہیں۔", "لا توجد طرق عرض محفوظة بعد."),
    "view_name": translate("Name of this view", "اس منظر کا نام", "اسم طريقة العرض هذه"),
    "save_view": translate("Save this view", "یہ منظر محفوظ کریں", "حفظ طريقة العرض هذه"),
    "delete": translate("Delete", "حذف کریں", "حذف"),
    "events": translate(
        "Imports, releases and experiments",
        "درآمدات، ریلیز اور تجربات",
        "عمليات الاستيراد والإصدارات والتجارب",
    ),
    "import": translate("Import", "درآمد", "استيراد"),
    "release": translate("Index generation", "انڈیکس کی نسل", "جيل الفهرس"),
    "ranking": translate("New version of the ranking", "ترتیب کا نیا نسخہ", "إصدار جديد من الترتيب"),
    "experiment_start": translate("Start of the experiment", "تجربے کا آغاز", "بداية التجربة"),
    "experiment_end": translate("End of the experiment", "تجربے کا اختتام", "نهاية التجربة"),
    "period": translate("Whole period", "پوری مدت", "الفترة كاملة"),
    "show_searches": translate("The searches of this text", "اس متن کی تلاشیں", "عمليات البحث عن هذا النص"),
    "searches_of": translate("Searches of the text", "متن کی تلاشیں", "عمليات البحث عن النص"),
    "outcomes": translate("What visitors did", "زائرین نے کیا کیا", "ما فعله الزوار"),
    "nothing": translate("nothing", "کچھ نہیں", "لا شيء"),
    "chart_of": translate("Chart", "چارٹ", "رسم بياني"),
    "chart_help": translate(
        "The table has the same figures.", "جدول میں یہی اعداد ہیں۔", "يحتوي الجدول على الأرقام نفسها."
    ),
}
REPORT_TEXTS: Mapping[str, Texts] = {
    "trends": translate("Searches per day", "روزانہ تلاشیں", "عمليات البحث يوميًا"),
    "funnel": translate("From search to application", "تلاش سے درخواست تک", "من البحث إلى التقديم"),
    "latency": translate("Time of searches", "تلاش کا وقت", "زمن البحث"),
    "top": translate("Most frequent texts", "سب سے زیادہ لکھے گئے متن", "النصوص الأكثر تكرارًا"),
    "zero": translate("Searched and not found", "تلاش کیا مگر نہیں ملا", "بُحث عنها ولم توجد"),
    "slow": translate("Slowest texts", "سب سے سست متن", "النصوص الأبطأ"),
    "low-click": translate("Texts with few clicks", "کم کلک والے متن", "نصوص قليلة النقرات"),
    "reformulated": translate("Texts that were changed", "بدلے گئے متن", "نصوص تم تغييرها"),
    "filters": translate("Filters", "فلٹر", "عوامل التصفية"),
    "places": translate("Places", "مقامات", "الأماكن"),
    "countries": translate("Countries: demand and supply", "ممالک: طلب اور رسد", "البلدان: الطلب والعرض"),
    "subjects": translate("Subjects: demand and supply", "مضامین: طلب اور رسد", "التخصصات: الطلب والعرض"),
    "interpreted": translate("What the texts mean", "متن کا مطلب", "معاني النصوص"),
    "searches": translate("Searches of a text", "ایک متن کی تلاشیں", "عمليات البحث عن نص"),
}
COLUMN_NAMES: Mapping[str, Texts] = {
    "value": translate("Value", "قدر", "القيمة"),
    "day": translate("Day (UTC)", "دن (UTC)", "اليوم (UTC)"),
    "step": translate("Step", "مرحلہ", "الخطوة"),
    "searches": translate("Searches", "تلاشیں", "عمليات البحث"),
    "before": translate(
        "Searches in the period before", "پچھلی مدت کی تلاشیں", "عمليات البحث في الفترة السابقة"
    ),
    "visits": translate("Visits", "دورے", "الزيارات"),
    "zero": translate("Without results", "بے نتیجہ", "بلا نتائج"),
    "zero_rate": translate("Share without results", "بے نتیجہ شرح", "نسبة ما بلا نتائج"),
    "clicked": translate("With a click", "کلک کے ساتھ", "مع نقرة"),
    "click_rate": translate("Share with a click", "کلک کی شرح", "نسبة ما مع نقرة"),
    "reformulated": translate("Text changed afterwards", "بعد میں متن بدلا", "تغيّر النص بعد ذلك"),
    "reformulation_rate": translate("Share with a changed text", "متن بدلنے کی شرح", "نسبة تغيير النص"),
    "applied": translate("With an application", "درخواست کے ساتھ", "مع تقديم طلب"),
    "mean_ms": translate("Mean time in ms", "اوسط وقت (ms)", "متوسط الزمن (ms)"),
    "share": translate("Share of all searches", "تمام تلاشوں میں حصہ", "النسبة من كل عمليات البحث"),
    "next": translate("Next texts", "اگلے متن", "النصوص التالية"),
    "courses": translate("Courses", "کورس", "البرامج الدراسية"),
    "searches_per_course": translate("Searches per course", "فی کورس تلاشیں", "عمليات البحث لكل برنامج"),
    "at": translate("Time (UTC)", "وقت (UTC)", "الوقت (UTC)"),
    "correction": translate("Correction", "تصحیح", "التصحيح"),
    "filters": translate("Filters", "فلٹر", "عوامل التصفية"),
    "places": translate("Places", "مقامات", "الأماكن"),
    "total": translate("Results", "نتائج", "النتائج"),
    "page": translate("Page", "صفحہ", "الصفحة"),
    "language": translate("Language", "زبان", "اللغة"),
    "device": translate("Device", "آلہ", "الجهاز"),
    "total_ms": translate("Time in ms", "وقت (ms)", "الزمن (ms)"),
    "text": translate("Text", "متن", "النص"),
    "did": translate("What the visitor did", "زائر نے کیا کیا", "ما فعله الزائر"),
    **{
        f"{field}_{part}": translate(
            f"{english}, {label or 'longest'}",
            f"{urdu}، {label or 'زیادہ سے زیادہ'}",
            f"{arabic}، {label or 'الأطول'}",
        )
        for field, english, urdu, arabic in (
            ("total_ms", "Time in ms", "وقت (ms)", "الزمن (ms)"),
            ("elasticsearch_ms", "Elasticsearch in ms", "Elasticsearch (ms)", "Elasticsearch (ms)"),
        )
        for part, label in (("p50", "50 %"), ("p90", "90 %"), ("p95", "95 %"), ("p99", "99 %"), ("max", ""))
    },
}
STEP_NAMES: Mapping[str, Texts] = {
    "searches": translate("Searches", "تلاشیں", "عمليات البحث"),
    "zero": translate("Without results", "بے نتیجہ", "بلا نتائج"),
    "click": translate("Click", "کلک", "نقرة"),
    "click_1": translate("Click on the first result", "پہلے نتیجے پر کلک", "نقرة على النتيجة الأولى"),
    "click_10": translate(
        "Click on one of the first ten", "پہلے دس میں سے ایک پر کلک", "نقرة على إحدى النتائج العشر الأولى"
    ),
    "detail": translate("Course page", "کورس کا صفحہ", "صفحة البرنامج"),
    "detail_short": translate("Course page, short", "کورس کا صفحہ، مختصر", "صفحة البرنامج، لمدة قصيرة"),
    "detail_medium": translate("Course page, medium", "کورس کا صفحہ، درمیانہ", "صفحة البرنامج، لمدة متوسطة"),
    "detail_long": translate("Course page, long", "کورس کا صفحہ، طویل", "صفحة البرنامج، لمدة طويلة"),
    "compare": translate("Comparison", "موازنہ", "مقارنة"),
    "favourite": translate("Shortlisted", "پسندیدہ", "أُضيف إلى المفضلة"),
    "share": translate("Shared", "شیئر", "مشاركة"),
    "enquiry": translate("Enquiry", "سوال", "استفسار"),
    "apply": translate("Application", "درخواست", "طلب"),
    "next_search": translate("Another search", "ایک اور تلاش", "بحث آخر"),
    "reformulated": translate("Text changed", "متن بدلا", "تغيّر النص"),
}
