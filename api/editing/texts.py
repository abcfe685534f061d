"""The texts of the pages of editors in English and Urdu."""

from collections.abc import Mapping

from api.staff.texts import Texts
from schemas.editing.fields import Problem
from schemas.vocabulary.accounts import MailLanguage


def _both(english: str, urdu: str) -> Texts:
    return {MailLanguage.ENGLISH: english, MailLanguage.URDU: urdu}


TEXTS: Mapping[str, Texts] = {
    "site": _both("Meridian · Editing", "میریڈیئن · ادارت"),
    "content": _both("Content", "مواد"),
    "images": _both("Images", "تصاویر"),
    "links": _both("Links that lead nowhere", "بے نتیجہ روابط"),
    "new": _both("New", "نیا"),
    "noun": _both("Kind", "قسم"),
    "search": _both("Text", "متن"),
    "no_content": _both("No content matches the filter.", "کوئی مواد فلٹر سے نہیں ملتا۔"),
    "changed": _both("Changed", "تبدیلی"),
    "untitled": _both("Without a title", "بلا عنوان"),
    "back_to_content": _both("Back to the content", "مواد پر واپس"),
    "save": _both("Save the draft", "مسودہ محفوظ کریں"),
    "save_and_preview": _both("Save and preview", "محفوظ کریں اور دیکھیں"),
    "preview": _both("Preview", "پیش نظارہ"),
    "preview_note": _both("Only editors see this preview.", "یہ پیش نظارہ صرف مدیران دیکھتے ہیں۔"),
    "edit": _both("Edit", "ترمیم کریں"),
    "view": _both("Open on the site", "سائٹ پر کھولیں"),
    "english": _both("English", "انگریزی"),
    "ur": _both("Urdu", "اردو"),
    "optional": _both("optional", "اختیاری"),
    "html_help": _both(
        "Allowed: headings, paragraphs, lists, tables, links, and images of the media library.",
        "اجازت ہے: سرخیاں، پیراگراف، فہرستیں، جدول، روابط اور میڈیا لائبریری کی تصاویر۔",
    ),
    "path_help": _both("An address on this site that begins with /", "اسی سائٹ کا پتا جو / سے شروع ہو"),
    "translation_help": _both(
        "Without a translation, the site shows the English text.",
        "ترجمے کے بغیر سائٹ انگریزی متن دکھاتی ہے۔",
    ),
    "draft_changes": _both("The draft changes", "مسودے کی تبدیلیاں"),
    "no_draft": _both(
        "There is no draft. The form shows the public text.", "کوئی مسودہ نہیں۔ فارم میں عوامی متن ہے۔"
    ),
    "publish": _both("Publish", "شائع کریں"),
    "publish_now": _both("Publish now", "ابھی شائع کریں"),
    "schedule": _both("Schedule", "وقت مقرر کریں"),
    "publish_at": _both("Publication time (UTC)", "اشاعت کا وقت (UTC)"),
    "unschedule": _both("Cancel the publication", "اشاعت منسوخ کریں"),
    "submit_for_review": _both("Ask for a review", "جائزے کی درخواست"),
    "review_help": _both(
        "A second person has to publish this draft.", "یہ مسودہ کسی دوسرے فرد کو شائع کرنا ہوگا۔"
    ),
    "discard": _both("Discard the draft", "مسودہ ختم کریں"),
    "versions": _both("Earlier versions", "پرانے نسخے"),
    "no_versions": _both("No earlier versions.", "کوئی پرانا نسخہ نہیں۔"),
    "version": _both("Version", "نسخہ"),
    "was_public": _both("was public", "عوامی تھا"),
    "was_draft": _both("was a draft", "مسودہ تھا"),
    "replaced": _both("replaced", "بدلا گیا"),
    "compare": _both("Compare", "موازنہ"),
    "then": _both("In this version", "اس نسخے میں"),
    "now": _both("Now", "اب"),
    "no_differences": _both("This version equals the present text.", "یہ نسخہ موجودہ متن کے برابر ہے۔"),
    "restore": _both("Restore this version", "یہ نسخہ بحال کریں"),
    "restore_help": _both(
        "The values of this version become the draft. Publish the draft to show them on the site.",
        "اس نسخے کی اقدار مسودہ بن جائیں گی۔ سائٹ پر دکھانے کے لیے مسودہ شائع کریں۔",
    ),
    "problems": _both("Nothing is saved. Correct these fields:", "کچھ محفوظ نہیں ہوا۔ یہ خانے درست کریں:"),
    "stale": _both(
        "Nothing is saved, because somebody changed this content after you opened it.",
        "کچھ محفوظ نہیں ہوا، کیونکہ آپ کے کھولنے کے بعد کسی نے یہ مواد بدل دیا۔",
    ),
    "stale_help": _both(
        "Your text is still in the form. Open the present version and repeat your change there.",
        "آپ کا متن فارم میں موجود ہے۔ موجودہ نسخہ کھول کر وہاں اپنی تبدیلی دہرائیں۔",
    ),
    "open_current": _both("Open the present version", "موجودہ نسخہ کھولیں"),
    "somebody": _both("Somebody outside these pages", "ان صفحات سے باہر کوئی"),
    "refused_changed": _both(
        "Not published: the public text changed after this draft began. Discard the draft, and start again.",
        "شائع نہیں ہوا: مسودے کے آغاز کے بعد عوامی متن بدل گیا۔ مسودہ ختم کر کے دوبارہ شروع کریں۔",
    ),
    "refused_own": _both(
        "Not published: a second person has to publish this draft.",
        "شائع نہیں ہوا: یہ مسودہ کسی دوسرے فرد کو شائع کرنا ہوگا۔",
    ),
    "refused_nothing": _both("There is no draft.", "کوئی مسودہ نہیں۔"),
    "refused_time": _both("Enter a time in the future.", "آئندہ کا کوئی وقت درج کریں۔"),
    "refused_invalid": _both(
        "Not published: another row has the same slug or position.",
        "شائع نہیں ہوا: کسی اور اندراج کا slug یا مقام یہی ہے۔",
    ),
    "schedule_failed": _both("The scheduled publication failed", "مقررہ اشاعت ناکام رہی"),
    "scheduled_for": _both("Will be published", "اشاعت ہوگی"),
    "image_stored": _both("The image is stored.", "تصویر محفوظ ہو گئی۔"),
    "no_file": _both("Choose a file.", "کوئی فائل چنیں۔"),
    "not_an_image": _both(
        "Choose a PNG or JPEG of at most 10 MB and 40 megapixels.",
        "زیادہ سے زیادہ 10 MB اور 40 میگا پکسل کی PNG یا JPEG چنیں۔",
    ),
    "add_image": _both("Add an image", "تصویر شامل کریں"),
    "file": _both("File", "فائل"),
    "image_help": _both(
        "PNG or JPEG. The image is made smaller than 1,600 pixels, and its metadata is removed. "
        "Everybody who knows its address can open it.",
        "PNG یا JPEG۔ تصویر 1,600 پکسل تک چھوٹی کی جاتی ہے اور اس کا میٹا ڈیٹا ہٹا دیا جاتا ہے۔ "
        "جسے پتا معلوم ہو وہ اسے کھول سکتا ہے۔",
    ),
    "image_address": _both("Address", "پتا"),
    "no_images": _both("No images.", "کوئی تصویر نہیں۔"),
    "links_help": _both(
        "Links and images in public content and in drafts. Links to other sites are not checked.",
        "عوامی مواد اور مسودوں کے روابط اور تصاویر۔ دوسری سائٹوں کے روابط نہیں جانچے جاتے۔",
    ),
    "csv": _both("Many changes by CSV", "CSV سے کئی تبدیلیاں"),
    "csv_change": _both("Change many rows", "کئی اندراج بدلیں"),
    "csv_help": _both(
        "Download the CSV file of a kind, change cells, and choose the file here. "
        "Delete columns and rows that you do not change. Keep the column id. Nothing is saved if a line has a problem.",
        "کسی قسم کی CSV فائل ڈاؤن لوڈ کریں، خانے بدلیں اور فائل یہاں چنیں۔ "
        "جو کالم اور سطریں نہ بدلیں انہیں حذف کر دیں۔ id کا کالم رکھیں۔ "
        "اگر کسی سطر میں مسئلہ ہو تو کچھ محفوظ نہیں ہوتا۔",
    ),
    "csv_mode": _both("What to do", "کیا کرنا ہے"),
    "csv_dry_run": _both("Only show the changes", "صرف تبدیلیاں دکھائیں"),
    "csv_drafts": _both("Save drafts", "مسودے محفوظ کریں"),
    "csv_publish": _both("Publish", "شائع کریں"),
    "csv_done_drafts": _both("The drafts are saved.", "مسودے محفوظ ہو گئے۔"),
    "csv_done_publish": _both("The changes are public now.", "تبدیلیاں اب عوامی ہیں۔"),
    "csv_line": _both("Line", "سطر"),
    "not_a_csv": _both("This CSV file cannot be read:", "یہ CSV فائل نہیں پڑھی جا سکتی:"),
    "done_saved": _both("The draft is saved.", "مسودہ محفوظ ہو گیا۔"),
    "done_unchanged": _both("Nothing was changed.", "کچھ نہیں بدلا گیا۔"),
    "done_published": _both("The content is public now.", "مواد اب عوامی ہے۔"),
    "done_moved": _both("The state is changed.", "حالت بدل دی گئی۔"),
}
STATE_NAMES: Mapping[str, Texts] = {
    "draft": _both("Draft", "مسودہ"),
    "review": _both("Waiting for review", "جائزے کا منتظر"),
    "scheduled": _both("Scheduled", "مقررہ"),
    "published": _both("Published", "شائع شدہ"),
    "withdrawn": _both("Withdrawn", "واپس لیا گیا"),
}
NOUN_NAMES: Mapping[str, Texts] = {
    "blog": _both("Article", "مضمون"),
    "page": _both("Page", "صفحہ"),
    "institute_group": _both("University group", "یونیورسٹیوں کا گروپ"),
    "pathway_group": _both("Pathway group", "پاتھ وے گروپ"),
    "apply_portal": _both("Application portal", "درخواست کا پورٹل"),
    "scholarship": _both("Scholarship", "وظیفہ"),
    "marketing_card": _both("Advertisement", "اشتہار"),
    "country_faq": _both("Question about a country", "ملک کے بارے میں سوال"),
    "country_fact": _both("Figure of a country", "ملک کا عدد"),
    "page_route": _both("Address of a page type", "صفحے کی قسم کا پتا"),
}
FIELD_NAMES: Mapping[str, Texts] = {
    "slug": _both("Slug in the address", "پتے میں slug"),
    "name": _both("Short name", "مختصر نام"),
    "heading": _both("Heading", "سرخی"),
    "summary": _both("Summary", "خلاصہ"),
    "content": _both("Content", "مواد"),
    "image": _both("Image", "تصویر"),
    "published_on": _both("Date", "تاریخ"),
    "status": _both("Visible on the site", "سائٹ پر نظر آنا"),
    "category": _both("Category", "زمرہ"),
    "position": _both("Position", "مقام"),
    "logo": _both("Logo", "لوگو"),
    "website": _both("Website", "ویب سائٹ"),
    "provider_name": _both("Who pays", "ادا کرنے والا"),
    "description": _both("Description", "تفصیل"),
    "eligibility": _both("Who can apply", "کون درخواست دے سکتا ہے"),
    "type": _both("What it pays", "کیا ادا ہوتا ہے"),
    "amount": _both("Amount", "رقم"),
    "deadline": _both("Deadline", "آخری تاریخ"),
    "url": _both("Web address", "ویب پتا"),
    "list_card_img_front": _both("Front image in the list", "فہرست کی سامنے کی تصویر"),
    "list_card_img_back": _both("Back image in the list", "فہرست کی پچھلی تصویر"),
    "grid_card_img_front": _both("Front image in the grid", "گرڈ کی سامنے کی تصویر"),
    "grid_card_img_back": _both("Back image in the grid", "گرڈ کی پچھلی تصویر"),
    "detail_page_img": _both("Image of the page", "صفحے کی تصویر"),
    "question": _both("Question", "سوال"),
    "answer": _both("Answer", "جواب"),
    "value": _both("Value", "قدر"),
    "official_url": _both("Official source", "سرکاری ماخذ"),
    "source_date": _both("Date of the source", "ماخذ کی تاریخ"),
}
TOOL_NAMES: Mapping[str, Texts] = {
    "tools": _both("Format", "ساخت"),
    "bold": _both("Bold", "گہرا"),
    "italic": _both("Italic", "ترچھا"),
    "heading": _both("Heading", "سرخی"),
    "subheading": _both("Subheading", "ذیلی سرخی"),
    "paragraph": _both("Paragraph", "پیراگراف"),
    "list": _both("List", "فہرست"),
    "numbers": _both("Numbered list", "نمبر وار فہرست"),
    "link": _both("Link", "ربط"),
    "unlink": _both("Remove the link", "ربط ہٹائیں"),
    "picture": _both("Image", "تصویر"),
    "source": _both("HTML", "HTML"),
    "link_prompt": _both("Address of the link, such as /blog", "ربط کا پتا، جیسے /blog"),
    "picture_prompt": _both("Address of an image of the media library", "میڈیا لائبریری کی تصویر کا پتا"),
}
PROBLEM_TEXTS: Mapping[str, Texts] = {
    Problem.REQUIRED: _both("Enter a value.", "کوئی قدر درج کریں۔"),
    Problem.TOO_LONG: _both("The text is too long.", "متن بہت لمبا ہے۔"),
    Problem.NOT_A_SLUG: _both(
        "Use small English letters and digits, joined by hyphens.",
        "چھوٹے انگریزی حروف اور ہندسے استعمال کریں، ہائفن سے جڑے ہوئے۔",
    ),
    Problem.NOT_A_ROUTE: _both(
        "This page type cannot have this slug. `finder routes set` states the rule.",
        "اس قسم کے صفحے کا یہ slug نہیں ہو سکتا۔ `finder routes set` قاعدہ بتاتا ہے۔",
    ),
    Problem.NOT_A_NUMBER: _both("Enter a positive number.", "کوئی مثبت عدد درج کریں۔"),
    Problem.NOT_A_DATE: _both("Enter a date such as 2026-12-31.", "2026-12-31 جیسی تاریخ درج کریں۔"),
    Problem.NOT_A_CHOICE: _both("Choose one of the values.", "دی گئی اقدار میں سے ایک چنیں۔"),
    Problem.NOT_A_PATH: _both("Enter an address on this site.", "اسی سائٹ کا پتا درج کریں۔"),
    Problem.NOT_A_URL: _both(
        "Enter an address with http:// or https://", "http:// یا https:// والا پتا درج کریں"
    ),
    Problem.CONTROL_CHARACTER: _both("The text has invisible characters.", "متن میں پوشیدہ حروف ہیں۔"),
    Problem.TAKEN: _both("Another row or draft has this slug.", "کسی اور اندراج یا مسودے کا یہی slug ہے۔"),
}
