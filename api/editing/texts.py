"""The texts of the pages of editors in English and Urdu."""

from collections.abc import Mapping

from api.staff.texts import Texts, both
from schemas.editing.fields import Problem

TEXTS: Mapping[str, Texts] = {
    "site": both("Meridian · Editing", "میریڈیئن · ادارت"),
    "content": both("Content", "مواد"),
    "images": both("Images", "تصاویر"),
    "links": both("Links that lead nowhere", "بے نتیجہ روابط"),
    "new": both("New", "نیا"),
    "noun": both("Kind", "قسم"),
    "about": both("What this is about", "یہ کس بارے میں ہے"),
    "search": both("Text, city or country", "متن، شہر یا ملک"),
    "no_content": both("No content matches the filter.", "کوئی مواد فلٹر سے نہیں ملتا۔"),
    "changed": both("Changed", "تبدیلی"),
    "untitled": both("Without a title", "بلا عنوان"),
    "back_to_content": both("Back to the content", "مواد پر واپس"),
    "save": both("Save the draft", "مسودہ محفوظ کریں"),
    "save_and_preview": both("Save and preview", "محفوظ کریں اور دیکھیں"),
    "preview": both("Preview", "پیش نظارہ"),
    "preview_note": both("Only editors see this preview.", "یہ پیش نظارہ صرف مدیران دیکھتے ہیں۔"),
    "edit": both("Edit", "ترمیم کریں"),
    "view": both("Open on the site", "سائٹ پر کھولیں"),
    "en": both("English", "انگریزی"),
    "ur": both("Urdu", "اردو"),
    "ar": both("Arabic", "عربی"),
    "optional": both("optional", "اختیاری"),
    "html_help": both(
        "Allowed: headings, paragraphs, lists, tables, links, and images of the media library.",
        "اجازت ہے: سرخیاں، پیراگراف، فہرستیں، جدول، روابط اور میڈیا لائبریری کی تصاویر۔",
    ),
    "path_help": both("An address on this site that begins with /", "اسی سائٹ کا پتا جو / سے شروع ہو"),
    "find": both("Search", "تلاش کریں"),
    "find_by_name": both("Search by name", "نام سے تلاش کریں"),
    "found": both("Found", "ملا"),
    "not_found": both("Nothing found", "کچھ نہیں ملا"),
    "none_chosen": both("Nothing chosen.", "کچھ منتخب نہیں۔"),
    "withdraw": both("Withdraw from the site", "سائٹ سے واپس لیں"),
    "withdraw_help": both(
        "Visitors no longer find it. An earlier version brings it back.",
        "زائرین کو یہ نہیں ملے گا۔ پرانا نسخہ اسے واپس لا سکتا ہے۔",
    ),
    "translation_help": both(
        "Without a translation, the site shows the English text.",
        "ترجمے کے بغیر سائٹ انگریزی متن دکھاتی ہے۔",
    ),
    "draft_changes": both("The draft changes", "مسودے کی تبدیلیاں"),
    "no_draft": both(
        "There is no draft. The form shows the public text.", "کوئی مسودہ نہیں۔ فارم میں عوامی متن ہے۔"
    ),
    "publish": both("Publish", "شائع کریں"),
    "publish_now": both("Publish now", "ابھی شائع کریں"),
    "schedule": both("Schedule", "وقت مقرر کریں"),
    "publish_at": both("Publication time (UTC)", "اشاعت کا وقت (UTC)"),
    "unschedule": both("Cancel the publication", "اشاعت منسوخ کریں"),
    "submit_for_review": both("Ask for a review", "جائزے کی درخواست"),
    "review_help": both(
        "A second person has to publish this draft.", "یہ مسودہ کسی دوسرے فرد کو شائع کرنا ہوگا۔"
    ),
    "discard": both("Discard the draft", "مسودہ ختم کریں"),
    "versions": both("Earlier versions", "پرانے نسخے"),
    "no_versions": both("No earlier versions.", "کوئی پرانا نسخہ نہیں۔"),
    "version": both("Version", "نسخہ"),
    "was_public": both("was public", "عوامی تھا"),
    "was_draft": both("was a draft", "مسودہ تھا"),
    "replaced": both("replaced", "بدلا گیا"),
    "compare": both("Compare", "موازنہ"),
    "then": both("In this version", "اس نسخے میں"),
    "now": both("Now", "اب"),
    "no_differences": both("This version equals the present text.", "یہ نسخہ موجودہ متن کے برابر ہے۔"),
    "restore": both("Restore this version", "یہ نسخہ بحال کریں"),
    "restore_help": both(
        "The values of this version become the draft. Publish the draft to show them on the site.",
        "اس نسخے کی اقدار مسودہ بن جائیں گی۔ سائٹ پر دکھانے کے لیے مسودہ شائع کریں۔",
    ),
    "problems": both("Nothing is saved. Correct these fields:", "کچھ محفوظ نہیں ہوا۔ یہ خانے درست کریں:"),
    "stale": both(
        "Nothing is saved, because somebody changed this content after you opened it.",
        "کچھ محفوظ نہیں ہوا، کیونکہ آپ کے کھولنے کے بعد کسی نے یہ مواد بدل دیا۔",
    ),
    "stale_help": both(
        "Your text is still in the form. Open the present version and repeat your change there.",
        "آپ کا متن فارم میں موجود ہے۔ موجودہ نسخہ کھول کر وہاں اپنی تبدیلی دہرائیں۔",
    ),
    "open_current": both("Open the present version", "موجودہ نسخہ کھولیں"),
    "somebody": both("Somebody outside these pages", "ان صفحات سے باہر کوئی"),
    "refused_changed": both(
        "Not published: the public text changed after this draft began. Discard the draft, and start again.",
        "شائع نہیں ہوا: مسودے کے آغاز کے بعد عوامی متن بدل گیا۔ مسودہ ختم کر کے دوبارہ شروع کریں۔",
    ),
    "refused_own": both(
        "Not published: a second person has to publish this draft.",
        "شائع نہیں ہوا: یہ مسودہ کسی دوسرے فرد کو شائع کرنا ہوگا۔",
    ),
    "refused_nothing": both("There is no draft.", "کوئی مسودہ نہیں۔"),
    "refused_time": both("Enter a time in the future.", "آئندہ کا کوئی وقت درج کریں۔"),
    "refused_invalid": both(
        "Not published: another row has the same slug or position.",
        "شائع نہیں ہوا: کسی اور اندراج کا slug یا مقام یہی ہے۔",
    ),
    "refused_relation": both(
        "Not published: a chosen country, institution, subject, level or campus no longer exists.",
        "شائع نہیں ہوا: کوئی منتخب ملک، ادارہ، مضمون، سطح یا کیمپس اب موجود نہیں۔",
    ),
    "refused_withdrawal": both(
        "Not withdrawn: it has a draft, or it is not on the site.",
        "واپس نہیں لیا گیا: اس کا مسودہ موجود ہے، یا یہ سائٹ پر نہیں۔",
    ),
    "schedule_failed": both("The scheduled publication failed", "مقررہ اشاعت ناکام رہی"),
    "scheduled_for": both("Will be published", "اشاعت ہوگی"),
    "image_stored": both("The image is stored.", "تصویر محفوظ ہو گئی۔"),
    "no_file": both("Choose a file.", "کوئی فائل چنیں۔"),
    "not_an_image": both(
        "Choose a PNG or JPEG of at most 10 MB and 40 megapixels.",
        "زیادہ سے زیادہ 10 MB اور 40 میگا پکسل کی PNG یا JPEG چنیں۔",
    ),
    "add_image": both("Add an image", "تصویر شامل کریں"),
    "file": both("File", "فائل"),
    "image_help": both(
        "PNG or JPEG. The image is made smaller than 1,600 pixels, and its metadata is removed. "
        "Everybody who knows its address can open it.",
        "PNG یا JPEG۔ تصویر 1,600 پکسل تک چھوٹی کی جاتی ہے اور اس کا میٹا ڈیٹا ہٹا دیا جاتا ہے۔ "
        "جسے پتا معلوم ہو وہ اسے کھول سکتا ہے۔",
    ),
    "image_address": both("Address", "پتا"),
    "no_images": both("No images.", "کوئی تصویر نہیں۔"),
    "links_help": both(
        "Links and images in public content and in drafts. Links to other sites are not checked.",
        "عوامی مواد اور مسودوں کے روابط اور تصاویر۔ دوسری سائٹوں کے روابط نہیں جانچے جاتے۔",
    ),
    "csv": both("Many changes by CSV", "CSV سے کئی تبدیلیاں"),
    "csv_change": both("Change many rows", "کئی اندراج بدلیں"),
    "csv_help": both(
        "Download the CSV file of a kind, change cells, and choose the file here. "
        "Delete columns and rows that you do not change. Keep the column id. Nothing is saved if a line has a problem.",
        "کسی قسم کی CSV فائل ڈاؤن لوڈ کریں، خانے بدلیں اور فائل یہاں چنیں۔ "
        "جو کالم اور سطریں نہ بدلیں انہیں حذف کر دیں۔ id کا کالم رکھیں۔ "
        "اگر کسی سطر میں مسئلہ ہو تو کچھ محفوظ نہیں ہوتا۔",
    ),
    "csv_mode": both("What to do", "کیا کرنا ہے"),
    "csv_dry_run": both("Only show the changes", "صرف تبدیلیاں دکھائیں"),
    "csv_drafts": both("Save drafts", "مسودے محفوظ کریں"),
    "csv_publish": both("Publish", "شائع کریں"),
    "csv_done_drafts": both("The drafts are saved.", "مسودے محفوظ ہو گئے۔"),
    "csv_done_publish": both("The changes are public now.", "تبدیلیاں اب عوامی ہیں۔"),
    "csv_line": both("Line", "سطر"),
    "not_a_csv": both("This CSV file cannot be read:", "یہ CSV فائل نہیں پڑھی جا سکتی:"),
    "done_saved": both("The draft is saved.", "مسودہ محفوظ ہو گیا۔"),
    "done_unchanged": both("Nothing was changed.", "کچھ نہیں بدلا گیا۔"),
    "done_published": both("The content is public now.", "مواد اب عوامی ہے۔"),
    "done_moved": both("The state is changed.", "حالت بدل دی گئی۔"),
}
STATE_NAMES: Mapping[str, Texts] = {
    "draft": both("Draft", "مسودہ"),
    "review": both("Waiting for review", "جائزے کا منتظر"),
    "scheduled": both("Scheduled", "مقررہ"),
    "published": both("Published", "شائع شدہ"),
    "withdrawn": both("Withdrawn", "واپس لیا گیا"),
}
NOUN_NAMES: Mapping[str, Texts] = {
    "blog": both("Article", "مضمون"),
    "page": both("Page", "صفحہ"),
    "institute_group": both("University group", "یونیورسٹیوں کا گروپ"),
    "pathway_group": both("Pathway group", "پاتھ وے گروپ"),
    "apply_portal": both("Application portal", "درخواست کا پورٹل"),
    "scholarship": both("Scholarship", "وظیفہ"),
    "marketing_card": both("Advertisement", "اشتہار"),
    "country_faq": both("Question about a country", "ملک کے بارے میں سوال"),
    "country_fact": both("Figure of a country", "ملک کا عدد"),
    "city_living_cost": both("Cost of living in a city", "شہر میں رہنے کا خرچ"),
    "page_route": both("Address of a page type", "صفحے کی قسم کا پتا"),
}
FIELD_NAMES: Mapping[str, Texts] = {
    "slug": both("Slug in the address", "پتے میں slug"),
    "name": both("Short name", "مختصر نام"),
    "heading": both("Heading", "سرخی"),
    "summary": both("Summary", "خلاصہ"),
    "content": both("Content", "مواد"),
    "image": both("Image", "تصویر"),
    "published_on": both("Date", "تاریخ"),
    "status": both("Visible on the site", "سائٹ پر نظر آنا"),
    "category": both("Category", "زمرہ"),
    "position": both("Position", "مقام"),
    "logo": both("Logo", "لوگو"),
    "website": both("Website", "ویب سائٹ"),
    "members": both("Members", "ارکان"),
    "provider_name": both("Who pays", "ادا کرنے والا"),
    "description": both("Description", "تفصیل"),
    "eligibility": both("Who can apply", "کون درخواست دے سکتا ہے"),
    "type": both("What it pays", "کیا ادا ہوتا ہے"),
    "amount": both("Amount", "رقم"),
    "deadline": both("Deadline", "آخری تاریخ"),
    "month": both("Month in which the studies start, 1 to 12", "تعلیم شروع ہونے کا مہینہ، 1 تا 12"),
    "year": both("Year in which the studies start", "تعلیم شروع ہونے کا سال"),
    "url": both("Web address", "ویب پتا"),
    "host_countries": both("Countries of study", "تعلیم کے ممالک"),
    "institutes": both("Institutions", "ادارے"),
    "disciplines": both("Subjects", "مضامین"),
    "degree_levels": both("Degree levels", "تعلیمی سطحیں"),
    "institute": both("Institution", "ادارہ"),
    "campuses": both("Campuses", "کیمپس"),
    "list_card_img_front": both("Front image in the list", "فہرست کی سامنے کی تصویر"),
    "list_card_img_back": both("Back image in the list", "فہرست کی پچھلی تصویر"),
    "grid_card_img_front": both("Front image in the grid", "گرڈ کی سامنے کی تصویر"),
    "grid_card_img_back": both("Back image in the grid", "گرڈ کی پچھلی تصویر"),
    "detail_page_img": both("Image of the page", "صفحے کی تصویر"),
    "question": both("Question", "سوال"),
    "answer": both("Answer", "جواب"),
    "value": both("Value", "قدر"),
    "official_url": both("Official source", "سرکاری ماخذ"),
    "source_date": both("Date of the source", "ماخذ کی تاریخ"),
}
TOOL_NAMES: Mapping[str, Texts] = {
    "tools": both("Format", "ساخت"),
    "bold": both("Bold", "گہرا"),
    "italic": both("Italic", "ترچھا"),
    "heading": both("Heading", "سرخی"),
    "subheading": both("Subheading", "ذیلی سرخی"),
    "paragraph": both("Paragraph", "پیراگراف"),
    "list": both("List", "فہرست"),
    "numbers": both("Numbered list", "نمبر وار فہرست"),
    "link": both("Link", "ربط"),
    "unlink": both("Remove the link", "ربط ہٹائیں"),
    "picture": both("Image", "تصویر"),
    "source": both("HTML", "HTML"),
    "link_prompt": both("Address of the link, such as /blog", "ربط کا پتا، جیسے /blog"),
    "picture_prompt": both("Address of an image of the media library", "میڈیا لائبریری کی تصویر کا پتا"),
}
PROBLEM_TEXTS: Mapping[str, Texts] = {
    Problem.REQUIRED: both("Enter a value.", "کوئی قدر درج کریں۔"),
    Problem.TOO_LONG: both("The text is too long.", "متن بہت لمبا ہے۔"),
    Problem.NOT_A_SLUG: both(
        "Use small English letters and digits, joined by hyphens.",
        "چھوٹے انگریزی حروف اور ہندسے استعمال کریں، ہائفن سے جڑے ہوئے۔",
    ),
    Problem.NOT_A_ROUTE: both(
        "This page type cannot have this slug. `finder routes set` states the rule.",
        "اس قسم کے صفحے کا یہ slug نہیں ہو سکتا۔ `finder routes set` قاعدہ بتاتا ہے۔",
    ),
    Problem.NOT_A_NUMBER: both(
        "Enter a positive number within the limits of the field.", "خانے کی حدود میں کوئی مثبت عدد درج کریں۔"
    ),
    Problem.NOT_A_DATE: both("Enter a date such as 2026-12-31.", "2026-12-31 جیسی تاریخ درج کریں۔"),
    Problem.NOT_A_CHOICE: both("Choose one of the values.", "دی گئی اقدار میں سے ایک چنیں۔"),
    Problem.NOT_A_PATH: both("Enter an address on this site.", "اسی سائٹ کا پتا درج کریں۔"),
    Problem.NOT_A_URL: both(
        "Enter an address with http:// or https://", "http:// یا https:// والا پتا درج کریں"
    ),
    Problem.CONTROL_CHARACTER: both("The text has invisible characters.", "متن میں پوشیدہ حروف ہیں۔"),
    Problem.TAKEN: both("Another row or draft has this slug.", "کسی اور اندراج یا مسودے کا یہی slug ہے۔"),
    Problem.UNKNOWN_RELATION: both("Choose rows that the search finds.", "وہ اندراج چنیں جو تلاش میں ملیں۔"),
    Problem.ONE_RELATION: both("Choose only one.", "صرف ایک چنیں۔"),
    Problem.OTHER_INSTITUTE: both(
        "Choose campuses of the chosen institution.", "منتخب ادارے ہی کے کیمپس چنیں۔"
    ),
}
