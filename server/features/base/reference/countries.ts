// Every country of ISO 3166-1: its currency (ISO 4217) and the IANA zones most of its people live in, the most populous first.
// Names come from Intl in every language.

import { type CountryCode, countryCode } from '#shared/features/base/reference/country-codes.ts'
import type { Region } from '#shared/features/base/reference/reference.contract.ts'

export type CountryFacts = { code: CountryCode; region: Region; currency: string; timeZones: string[] }

const rows: Record<Region, string> = {
  africa: `
    AO AOA Africa/Luanda
    BF XOF Africa/Ouagadougou
    BI BIF Africa/Bujumbura
    BJ XOF Africa/Porto-Novo
    BW BWP Africa/Gaborone
    CD CDF Africa/Kinshasa Africa/Lubumbashi
    CF XAF Africa/Bangui
    CG XAF Africa/Brazzaville
    CI XOF Africa/Abidjan
    CM XAF Africa/Douala
    CV CVE Atlantic/Cape_Verde
    DJ DJF Africa/Djibouti
    DZ DZD Africa/Algiers
    EG EGP Africa/Cairo
    EH MAD Africa/El_Aaiun
    ER ERN Africa/Asmara
    ET ETB Africa/Addis_Ababa
    GA XAF Africa/Libreville
    GH GHS Africa/Accra
    GM GMD Africa/Banjul
    GN GNF Africa/Conakry
    GQ XAF Africa/Malabo
    GW XOF Africa/Bissau
    IO USD Indian/Chagos
    KE KES Africa/Nairobi
    KM KMF Indian/Comoro
    LR LRD Africa/Monrovia
    LS LSL Africa/Maseru
    LY LYD Africa/Tripoli
    MA MAD Africa/Casablanca
    MG MGA Indian/Antananarivo
    ML XOF Africa/Bamako
    MR MRU Africa/Nouakchott
    MU MUR Indian/Mauritius
    MW MWK Africa/Blantyre
    MZ MZN Africa/Maputo
    NA NAD Africa/Windhoek
    NE XOF Africa/Niamey
    NG NGN Africa/Lagos
    RE EUR Indian/Reunion
    RW RWF Africa/Kigali
    SC SCR Indian/Mahe
    SD SDG Africa/Khartoum
    SH SHP Atlantic/St_Helena
    SL SLE Africa/Freetown
    SN XOF Africa/Dakar
    SO SOS Africa/Mogadishu
    SS SSP Africa/Juba
    ST STN Africa/Sao_Tome
    SZ SZL Africa/Mbabane
    TD XAF Africa/Ndjamena
    TF EUR Indian/Kerguelen
    TG XOF Africa/Lome
    TN TND Africa/Tunis
    TZ TZS Africa/Dar_es_Salaam
    UG UGX Africa/Kampala
    YT EUR Indian/Mayotte
    ZA ZAR Africa/Johannesburg
    ZM ZMW Africa/Lusaka
    ZW ZWG Africa/Harare
  `,
  americas: `
    AG XCD America/Antigua
    AI XCD America/Anguilla
    AR ARS America/Argentina/Buenos_Aires
    AW AWG America/Aruba
    BB BBD America/Barbados
    BL EUR America/St_Barthelemy
    BM BMD Atlantic/Bermuda
    BO BOB America/La_Paz
    BQ USD America/Kralendijk
    BR BRL America/Sao_Paulo America/Manaus America/Rio_Branco America/Noronha
    BS BSD America/Nassau
    BV NOK Atlantic/South_Georgia
    BZ BZD America/Belize
    CA CAD America/Toronto America/Halifax America/St_Johns America/Winnipeg America/Regina America/Edmonton America/Vancouver America/Whitehorse
    CL CLP America/Santiago America/Punta_Arenas Pacific/Easter
    CO COP America/Bogota
    CR CRC America/Costa_Rica
    CU CUP America/Havana
    CW XCG America/Curacao
    DM XCD America/Dominica
    DO DOP America/Santo_Domingo
    EC USD America/Guayaquil Pacific/Galapagos
    FK FKP Atlantic/Stanley
    GD XCD America/Grenada
    GF EUR America/Cayenne
    GL DKK America/Nuuk America/Scoresbysund America/Thule
    GP EUR America/Guadeloupe
    GS GBP Atlantic/South_Georgia
    GT GTQ America/Guatemala
    GY GYD America/Guyana
    HN HNL America/Tegucigalpa
    HT HTG America/Port-au-Prince
    JM JMD America/Jamaica
    KN XCD America/St_Kitts
    KY KYD America/Cayman
    LC XCD America/St_Lucia
    MF EUR America/Marigot
    MQ EUR America/Martinique
    MS XCD America/Montserrat
    MX MXN America/Mexico_City America/Cancun America/Hermosillo America/Tijuana America/Matamoros
    NI NIO America/Managua
    PA PAB America/Panama
    PE PEN America/Lima
    PM EUR America/Miquelon
    PR USD America/Puerto_Rico
    PY PYG America/Asuncion
    SR SRD America/Paramaribo
    SV USD America/El_Salvador
    SX XCG America/Lower_Princes
    TC USD America/Grand_Turk
    TT TTD America/Port_of_Spain
    US USD America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu
    UY UYU America/Montevideo
    VC XCD America/St_Vincent
    VE VES America/Caracas
    VG USD America/Tortola
    VI USD America/St_Thomas
  `,
  asia: `
    AE AED Asia/Dubai
    AF AFN Asia/Kabul
    AM AMD Asia/Yerevan
    AZ AZN Asia/Baku
    BD BDT Asia/Dhaka
    BH BHD Asia/Bahrain
    BN BND Asia/Brunei
    BT BTN Asia/Thimphu
    CN CNY Asia/Shanghai
    CY EUR Asia/Nicosia
    GE GEL Asia/Tbilisi
    HK HKD Asia/Hong_Kong
    ID IDR Asia/Jakarta Asia/Makassar Asia/Jayapura
    IL ILS Asia/Jerusalem
    IN INR Asia/Kolkata
    IQ IQD Asia/Baghdad
    IR IRR Asia/Tehran
    JO JOD Asia/Amman
    JP JPY Asia/Tokyo
    KG KGS Asia/Bishkek
    KH KHR Asia/Phnom_Penh
    KP KPW Asia/Pyongyang
    KR KRW Asia/Seoul
    KW KWD Asia/Kuwait
    KZ KZT Asia/Almaty
    LA LAK Asia/Vientiane
    LB LBP Asia/Beirut
    LK LKR Asia/Colombo
    MM MMK Asia/Yangon
    MN MNT Asia/Ulaanbaatar Asia/Hovd
    MO MOP Asia/Macau
    MV MVR Indian/Maldives
    MY MYR Asia/Kuala_Lumpur Asia/Kuching
    NP NPR Asia/Kathmandu
    OM OMR Asia/Muscat
    PH PHP Asia/Manila
    PK PKR Asia/Karachi
    PS ILS Asia/Hebron Asia/Gaza
    QA QAR Asia/Qatar
    SA SAR Asia/Riyadh
    SG SGD Asia/Singapore
    SY SYP Asia/Damascus
    TH THB Asia/Bangkok
    TJ TJS Asia/Dushanbe
    TL USD Asia/Dili
    TM TMT Asia/Ashgabat
    TR TRY Europe/Istanbul
    TW TWD Asia/Taipei
    UZ UZS Asia/Tashkent
    VN VND Asia/Ho_Chi_Minh
    YE YER Asia/Aden
  `,
  europe: `
    AD EUR Europe/Andorra
    AL ALL Europe/Tirane
    AT EUR Europe/Vienna
    AX EUR Europe/Mariehamn
    BA BAM Europe/Sarajevo
    BE EUR Europe/Brussels
    BG EUR Europe/Sofia
    BY BYN Europe/Minsk
    CH CHF Europe/Zurich
    CZ CZK Europe/Prague
    DE EUR Europe/Berlin
    DK DKK Europe/Copenhagen
    EE EUR Europe/Tallinn
    ES EUR Europe/Madrid Atlantic/Canary
    FI EUR Europe/Helsinki
    FO DKK Atlantic/Faroe
    FR EUR Europe/Paris
    GB GBP Europe/London
    GG GBP Europe/Guernsey
    GI GIP Europe/Gibraltar
    GR EUR Europe/Athens
    HR EUR Europe/Zagreb
    HU HUF Europe/Budapest
    IE EUR Europe/Dublin
    IM GBP Europe/Isle_of_Man
    IS ISK Atlantic/Reykjavik
    IT EUR Europe/Rome
    JE GBP Europe/Jersey
    LI CHF Europe/Vaduz
    LT EUR Europe/Vilnius
    LU EUR Europe/Luxembourg
    LV EUR Europe/Riga
    MC EUR Europe/Monaco
    MD MDL Europe/Chisinau
    ME EUR Europe/Podgorica
    MK MKD Europe/Skopje
    MT EUR Europe/Malta
    NL EUR Europe/Amsterdam
    NO NOK Europe/Oslo
    PL PLN Europe/Warsaw
    PT EUR Europe/Lisbon Atlantic/Madeira Atlantic/Azores
    RO RON Europe/Bucharest
    RS RSD Europe/Belgrade
    RU RUB Europe/Moscow Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Magadan Asia/Kamchatka
    SE SEK Europe/Stockholm
    SI EUR Europe/Ljubljana
    SJ NOK Arctic/Longyearbyen
    SK EUR Europe/Bratislava
    SM EUR Europe/San_Marino
    UA UAH Europe/Kyiv
    VA EUR Europe/Vatican
  `,
  oceania: `
    AS USD Pacific/Pago_Pago
    AU AUD Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Australia/Hobart
    CC AUD Indian/Cocos
    CK NZD Pacific/Rarotonga
    CX AUD Indian/Christmas
    FJ FJD Pacific/Fiji
    FM USD Pacific/Pohnpei Pacific/Chuuk
    GU USD Pacific/Guam
    HM AUD Indian/Kerguelen
    KI AUD Pacific/Tarawa Pacific/Kiritimati
    MH USD Pacific/Majuro
    MP USD Pacific/Saipan
    NC XPF Pacific/Noumea
    NF AUD Pacific/Norfolk
    NR AUD Pacific/Nauru
    NU NZD Pacific/Niue
    NZ NZD Pacific/Auckland Pacific/Chatham
    PF XPF Pacific/Tahiti Pacific/Marquesas Pacific/Gambier
    PG PGK Pacific/Port_Moresby
    PN NZD Pacific/Pitcairn
    PW USD Pacific/Palau
    SB SBD Pacific/Guadalcanal
    TK NZD Pacific/Fakaofo
    TO TOP Pacific/Tongatapu
    TV AUD Pacific/Funafuti
    UM USD Pacific/Wake Pacific/Midway
    VU VUV Pacific/Efate
    WF XPF Pacific/Wallis
    WS WST Pacific/Apia
  `,
  antarctica: `
    AQ USD Antarctica/McMurdo
  `,
}

function readRow(region: Region, row: string): CountryFacts {
  const [code, currency = '', ...timeZones] = row.trim().split(' ')
  return { code: countryCode.parse(code), region, currency, timeZones }
}

export const countries: readonly CountryFacts[] = (Object.keys(rows) as Region[]).flatMap((region) =>
  rows[region]
    .trim()
    .split('\n')
    .map((row) => readRow(region, row)),
)
