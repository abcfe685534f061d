"""The words beside the number of a fee or duration, in the languages of the lexicon: `mil euros`, `года`, `万`.

The dictionaries map phrases to values. In scripts without spaces, each character of a phrase is a token.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from schemas.vocabulary.limits import WEEKS_PER_YEAR
from search.interpretation.tokens import Token, build_phrase_key

Value = TypeVar("Value")

WORDS_MAX = 6
"""The maximum number of tokens of a phrase."""


def _map_by_key(values: Mapping[Value, str], separator: str = " ") -> dict[str, Value]:
    """Map the key of each phrase to its value. The phrases of a value are separated by the separator."""
    return {
        build_phrase_key(phrase): value
        for value, phrases in values.items()
        for phrase in phrases.split(separator)
    }


NUMBER_WORDS = _map_by_key(
    {
        1: "one un une uno una ein eine einem einer um uma een één jeden jedna один одна одного одне "
        "bir satu một واحد یک"
        " ایک एक ek এক ένα 一 한 หนึ่ง ett yksi egy isang ஒரு ఒక",
        2: "two dos deux zwei due dois duas twee dwa dwie два две двух дві iki dua hai دو दो দুই δύο 二 "
        "两 兩 두 สอง två kaksi kahden két kettő dvě doi două dalawang இரண்டு ரெண்டு రెండు",
        3: "three tres trois drei tre três drie trzy три трех трёх üç tiga ba ثلاث سه تین तीन তিন τρία "
        "三 세 สาม kolme kolmen három tři trei tatlong மூன்று మూడు",
        4: "four cuatro quatre vier quattro quatro cztery четыре чотири dört empat bốn أربع چهار चार "
        "চার τέσσερα 四 네 สี่ chaar fyra neljä négy čtyři patru நான்கு నాలుగు",
        5: "five paanch panch fem viisi pět cinci",
        6: "six",
    }
)
MULTIPLIERS = _map_by_key(
    {
        1_000: "k thousand mil mille mila tausend duizend tys tysięcy tysiące тыс тысяч тысячи тис "
        "тисяч тисячі bin ribu"
        " nghìn ngàn ألف الف آلاف هزار ہزار हज़ार हजार hazar hazaar হাজার χιλιάδες 千 천 พัน"
        " tusen tusind tuhat tuhatta tisíc tisíce ezer mii elfu libo libong хиляди hiljada хиљада tisuća ming мың"
        " אלף ሺህ ஆயிரம் వేలు వేల",
        10_000: "万 萬 만 หมื่น",
        100_000: "lakh lakhs lac lacs laakh لاکھ लाख লাখ লক্ষ แสน லட்சம் லட்சத்திற்கு லட்சத்துக்கு లక్ష లక్షలు లక్షల ලක්ෂ",
        1_000_000: "m million milyon juta triệu млн million millones milhões millionen ล้าน",
        10_000_000: "crore crores करोड़ کروڑ কোটি",
    }
)
CURRENCIES = _map_by_key(
    {
        "USD": "$,usd,us$,us dollar,us dollars,american dollars,"
        "dollar,dollars,dólar,dólares,dollari,dolar,dolarów,dolarów amerykańskich,"
        "доллар,доллара,долларов,"
        "доллары,долларов сша,долар,доларів,dolara,đô la,دولار,دلار,ڈالر,डॉलर,ডলার,ডলারের,δολάρια,美元,"
        "美金,ドル,米ドル,달러,"
        "ดอลลาร์,เหรียญ,dollaria,dolarů,dolary,dollár,dolari,dola,dolyar,долара,dolara,דולר,ዶላር,டாலர்,డాలర్లు,डलर,ඩොලර්",
        "GBP": "£,gbp,pound,pounds,british pounds,pounds sterling,"
        "libras,libras esterlinas,livres sterling,livre sterling,pfund,"
        "sterline,funtów,фунт,"
        "фунтов,фунтів,sterlin,poundsterling,bảng anh,جنيه استرليني,پوند,پاؤنڈ,पाउंड,পাউন্ড,পাউন্ডের,"
        "λίρες,英镑,英鎊,ポンド,"
        "파운드,ปอนด์,pund,puntaa,liber,libry,font,lire sterline,pauni,паунда",
        "EUR": "€,eur,euro,euros,евро,євро,يورو,یورو,यूरो,ইউরো,ইউরোর,ευρώ,欧元,歐元,ユーロ,유로,ยูโร,"
        "euroa,euró,evra,евра,yevro,אירו",
        "AUD": "australian dollar,australian dollars,aussie dollars,aud,澳元,澳币,澳幣,豪ドル,호주 달러,호주달러",
        "CAD": "canadian dollar,canadian dollars,cad,加元,加币,加幣",
        "NZD": "new zealand dollar,new zealand dollars,nzd,纽币",
        "SGD": "singapore dollar,singapore dollars,sgd,新币,新幣",
        "HKD": "hong kong dollar,hong kong dollars,hkd,港币,港幣,港元",
        "TWD": "twd,台币,台幣",
        "CHF": "swiss franc,swiss francs,francs,chf,franken",
        "JPY": "japanese yen,jpy,yen,日元,日圓,円,엔",
        "CNY": "chinese yuan,¥,cny,rmb,yuan,元,人民币,人民幣,块,юаней",
        "KRW": "krw,won,원",
        "MYR": "malaysian ringgit,myr,ringgit,rm",
        "AED": "aed,dirham,dirhams,درهم",
        "SAR": "sar,riyal,riyals,ريال",
        "SEK": "swedish kronor,swedish crowns,sek,kronor,svenska kronor,svenske kroner",
        "NOK": "norwegian kroner,norwegian crowns,nok,norske kroner,kroner",
        "DKK": "danish kroner,danish crowns,dkk,danske kroner",
        "PLN": "pln,złotych,zł",
        "CZK": "czk,korun,kč",
        "HUF": "huf,forint,ft",
        "RON": "ron,lei",
        "PHP": "php,piso,pesos",
        "KES": "kes,shilingi,ksh",
        "NPR": "npr,nepali rupees,nepalese rupees,रुपैयाँ",
        "LKR": "lkr,sri lankan rupees,රුපියල්",
        "ILS": "ils,שקל,שקלים",
        "KZT": "kzt,теңге",
        "UZS": "uzs,so'm",
        "BGN": "bgn,лева,лв",
        "NGN": "naira,ngn,nigerian naira",
        "GHS": "cedi,cedis,ghs",
        "EGP": "egp,egyptian pounds,جنيه مصري",
        "ETB": "birr,etb,ብር",
        "TZS": "tzs,tanzanian shillings",
        "UGX": "ugx,ugandan shillings",
        "KWD": "kwd,kuwaiti dinar,دينار كويتي",
        "QAR": "qar,qatari riyal,ريال قطري",
        "MXN": "mxn,mexican pesos,pesos mexicanos",
        "COP": "colombian pesos,pesos colombianos",
        "PEN": "soles,nuevos soles",
        "AZN": "azn,manat",
        "GEL": "lari,ლარი",
        "MMK": "mmk,kyat,ကျပ်",
        "ZAR": "zar",
        "TRY": "lira,tl",
        "RUB": "rub,рублей,руб",
        "UAH": "uah,гривень,грн",
        "IDR": "idr,rp,rupiah",
        "VND": "vnd,đồng",
        "THB": "thb,baht,บาท",
        "BRL": "brl,reais",
        "IRR": "تومان,ریال",
        "INR": "indian rupee,indian rupees,inr,₹,रुपये,रुपए,rupaye,ரூபாய்,రూపాయలు",
        "BDT": "bdt,taka,টাকা,টাকার",
        "PKR": "pakistani rupee,pakistani rupees,pkr,rs,rupee,rupees,rupay,rupaiye,روپے",
    },
    ",",
)
"""Currency codes by word or sign. `rupees` means the Pakistani rupee, which is the base currency of the site."""
JOINED_CURRENCIES = {
    multiplier + currency: (factor, code)
    for multiplier, factor in (("만", 10_000), ("천", 1_000))
    for currency, code in (("달러", "USD"), ("유로", "EUR"), ("파운드", "GBP"), ("원", "KRW"))
}
JOINED_UNITS = {build_phrase_key(unit): value for unit, value in JOINED_CURRENCIES.items()}
"""Multipliers and currencies in one word: `2만달러`."""
_YEAR_WORDS = (
    "year years yr yrs año años an ans année années jahr jahre jahren jährig jähriges jähriger ano anos "
    "anno anni jaar rok"
    " roku lata lat год года лет році роки рік років yıl yıllık yilda tahun năm سنة سنوات عام سال साल "
    "saal বছর বছরের έτος"
    " χρόνια έτη 年 年制 年間 년 년제 ปี saalon saala år årig åriga årige årigt vuosi vuotta vuoden vuotinen roky roků"
    " let letý leté év éves ani mwaka miaka taon taong yil yillik жыл жылдық година години godina godine godišnji"
    " שנה שנים שנתיים ஆண்டு ஆண்டுகள் வருடம் வருட வருடங்கள்"
    " సంవత్సరం సంవత్సరాల సంవత్సరాలు वर्षे बर्षे ዓመት අවුරුදු වසර"
)
_MONTH_WORDS = (
    "month months mth mths mes meses mois monat monate monaten mês mese mesi maand maanden miesiąc "
    "miesiące miesięcy месяц"
    " месяца месяцев місяць місяці місяців ay bulan tháng شهر أشهر شهور ماه مہینے महीने মাস μήνες 个月 "
    "個月 ヶ月 か月 개월"
    " เดือน mahine mahina mahinay mahinon maheene månad månader måned måneder kuukausi kuukautta kuukauden měsíc měsíce"
    " měsíců hónap hónapos lună luni mwezi miezi buwan buwang oylik месеца meseci mjeseci mjeseca חודש חודשים மாதம் மாதங்கள்"
    " నెలలు నెలల महिना महिने ወር මාස"
)
_WEEK_WORDS = (
    "week weeks semana semanas semaine semaines woche wochen settimane недель недели hafta"
    " minggu tuần 周 週 주 hafte haftay hafton vecka veckor uge uger uke uker viikko viikkoa týden týdny týdnů"
    " hét hetes săptămână săptămâni wiki linggo седмици"
)
_SEMESTER_WORDS = (
    "semester semesters semestre semestres semestern semestri семестр семестра семестров"
    " termin terminer lukukausi lukukautta félév féléves semestry semestrů"
)
WEEKS = {
    **dict.fromkeys(map(build_phrase_key, _YEAR_WORDS.split()), float(WEEKS_PER_YEAR)),
    **dict.fromkeys(map(build_phrase_key, _MONTH_WORDS.split()), WEEKS_PER_YEAR / 12),
    **dict.fromkeys(map(build_phrase_key, _WEEK_WORDS.split()), 1.0),
    **dict.fromkeys(map(build_phrase_key, _SEMESTER_WORDS.split()), WEEKS_PER_YEAR / 2),
}
"""Weeks by unit of time."""
_PER_YEAR = (
    "per year,a year,per annum,pa,yearly,annually,each year,per yr,a yr,annum,year,yr,al año,por año,"
    "anuales,par an,l'an,"
    "pro jahr,im jahr,jährlich,por ano,ao ano,anuais,all'anno,annui,per jaar,na rok,rocznie,в год,"
    "на год,на рік,yılda,"
    "yıllık,per tahun,setahun,mỗi năm,một năm,في السنة,سنويا,در سال,سالانه,سالانہ,प्रति वर्ष,सालाना,বছরে,"
    "ετησίως,το χρόνο,"
    "一年,每年,年間,연간,ต่อปี,"
    "salana,saalana,har saal,per år,pr år,om året,i året,årligen,årligt,vuodessa,vuosittain,per vuosi,ročně,za rok,"
    "évente,egy évben,egy évre,pe an,anual,kwa mwaka,bawat taon,kada taon,sa isang taon,tahunan,yiliga,жылына,"
    "на година,годишно,godišnje,לשנה,בשנה,ஆண்டுக்கு,సంవత్సరానికి,በዓመት"
)
PER_YEAR = frozenset(map(build_phrase_key, _PER_YEAR.split(",")))
_RANGE_SIGNS = (
    "to and or till until a e y à et bis und hasta até fino do до hingga sampai đến إلى تا से থেকে 到 至 から"
    " se til až és și hadi hanggang"
)
RANGE_SIGNS = frozenset(
    map(
        build_phrase_key,
        _RANGE_SIGNS.split(),
    )
) | {"-", "–"}
_RANGE_STARTS = (
    "between von zwischen entre tra de od от dari từ من از 从 從"
    " mellan mellem mellom mezi între antara между između"
)
RANGE_STARTS = frozenset(map(build_phrase_key, _RANGE_STARTS.split()))
NO_DURATION_FOLLOWERS = frozenset(
    {"experience", "work", "exp", "gap", "old", "post", "опыта", "experiencia", "erfahrung"}
)
"""Words that show that the duration before them is not the duration of a course: `2 years experience`, `1 year gap`."""


def find_word(tokens: Sequence[Token], position: int, table: Mapping[str, Value]) -> tuple[int, Value] | None:
    """Find the longest phrase of the table at the position. Returns the position after the phrase, and the value.

    Returns None if no phrase of the table begins at the position.
    """
    for last in range(min(position + WORDS_MAX, len(tokens)), position, -1):
        phrase = tokens[position].key if last == position + 1 else join_keys(tokens, position, last)
        if phrase in table:
            return last, table[phrase]
    return None


def join_keys(tokens: Sequence[Token], first: int, last: int) -> str:
    return " ".join(token.key for token in tokens[first:last])
