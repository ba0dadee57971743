// Other names of countries and regions, and the first-level regions of large countries, as job posts write them.

import type { CountryGroup } from '#shared/features/jobs/jobs/fit/regions.ts'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'

/** Name → alpha-2 code, for names that Intl does not have. */
export const otherNames: Readonly<Record<string, string>> = {
  'United States of America': 'US',
  'the States': 'US',
  'Estados Unidos': 'US',
  'États-Unis': 'US',
  'Great Britain': 'GB',
  Britain: 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  'Republic of Ireland': 'IE',
  Holland: 'NL',
  'The Netherlands': 'NL',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  Türkiye: 'TR',
  'Ivory Coast': 'CI',
  'Hong Kong': 'HK',
  Macau: 'MO',
  Bosnia: 'BA',
  Polska: 'PL',
  Palestine: 'PS',
  Congo: 'CD',
  'Viet Nam': 'VN',
  Korea: 'KR',
  'Republic of Korea': 'KR',
  UAE: 'AE',
  KSA: 'SA',
  RSA: 'ZA',
  België: 'BE',
  Suisse: 'CH',
  Svizzera: 'CH',
  Italia: 'IT',
  Sverige: 'SE',
  Norge: 'NO',
  Danmark: 'DK',
  Suomi: 'FI',
  Magyarország: 'HU',
  România: 'RO',
  Česko: 'CZ',
  Bundesweit: 'DE',
  Deutschlands: 'DE',
  Österreichs: 'AT',
  Vlaanderen: 'BE',
  Flanders: 'BE',
}

/** In other languages these are given names, cities or common words. */
export const misleadingNames: ReadonlySet<string> = new Set([
  'Maurice',
  'Dominique',
  'Dominica',
  'Granada',
  'Chad',
  'Tchad',
  'Jersey',
  'Salomon',
  'Man',
  'Niue',
  'Guam',
  'Norfolk',
])

export type NamedArea = { regions?: readonly JobRegion[]; group?: CountryGroup }

export const areaNames: Readonly<Record<string, NamedArea>> = {
  Europe: { regions: ['europe'] },
  Europa: { regions: ['europe'] },
  'European countries': { regions: ['europe'] },
  'European country': { regions: ['europe'] },
  'europäischen Ländern': { regions: ['europe'] },
  'European Union': { regions: ['eu'] },
  'Union européenne': { regions: ['eu'] },
  'Europäischen Union': { regions: ['eu'] },
  'Europäische Union': { regions: ['eu'] },
  'Unión Europea': { regions: ['eu'] },
  'União Europeia': { regions: ['eu'] },
  'Europese Unie': { regions: ['eu'] },
  'EU/EFTA': { regions: ['eea'], group: 'efta' },
  'European Economic Area': { regions: ['eea'] },
  'Latin America': { regions: ['latam'] },
  'Latin American': { regions: ['latam'] },
  Latinoamérica: { regions: ['latam'] },
  'América Latina': { regions: ['latam'] },
  'Amérique latine': { regions: ['latam'] },
  Lateinamerika: { regions: ['latam'] },
  'Latijns-Amerika': { regions: ['latam'] },
  'North America': { regions: ['north_america'] },
  'North and South America': { group: 'americas' },
  'North or South America': { group: 'americas' },
  'North, Central and South America': { group: 'americas' },
  Nordamerika: { regions: ['north_america'] },
  'the Americas': { group: 'americas' },
  Americas: { group: 'americas' },
  Américas: { group: 'americas' },
  'South America': { group: 'southAmerica' },
  Sudamérica: { group: 'southAmerica' },
  'Central America': { group: 'centralAmerica' },
  Centroamérica: { group: 'centralAmerica' },
  Caribbean: { group: 'caribbean' },
  Africa: { regions: ['africa'] },
  Afrika: { regions: ['africa'] },
  Afrique: { regions: ['africa'] },
  África: { regions: ['africa'] },
  'Sub-Saharan Africa': { group: 'subSaharanAfrica' },
  'Subsaharan Africa': { group: 'subSaharanAfrica' },
  'North Africa': { group: 'northAfrica' },
  'East Africa': { group: 'eastAfrica' },
  'West Africa': { group: 'westAfrica' },
  'Southern Africa': { group: 'southernAfrica' },
  'Middle East and North Africa': { regions: ['mena'] },
  'Middle East or North Africa': { regions: ['mena'] },
  'Middle East & North Africa': { regions: ['mena'] },
  'Middle East': { group: 'middleEast' },
  'Asia-Pacific': { regions: ['apac'] },
  'Asia Pacific': { regions: ['apac'] },
  Asia: { group: 'asia' },
  'Southeast Asia': { group: 'southeastAsia' },
  'South East Asia': { group: 'southeastAsia' },
  'South-East Asia': { group: 'southeastAsia' },
  'South Asia': { group: 'southAsia' },
  'East Asia': { group: 'eastAsia' },
  Oceania: { regions: ['oceania'] },
  Nordics: { group: 'nordics' },
  'Nordic countries': { group: 'nordics' },
  'Nordic region': { group: 'nordics' },
  Scandinavia: { group: 'scandinavia' },
  Baltics: { group: 'baltics' },
  'Baltic states': { group: 'baltics' },
  Benelux: { group: 'benelux' },
  Balkans: { group: 'balkans' },
  Iberia: { group: 'iberia' },
  'Central and Eastern Europe': { group: 'cee' },
  'Central & Eastern Europe': { group: 'cee' },
  'Central/Eastern Europe': { group: 'cee' },
  'Central Eastern Europe': { group: 'cee' },
  'Eastern and Central Europe': { group: 'cee' },
  'Eastern Europe': { group: 'cee' },
  'Central Europe': { group: 'centralEurope' },
  'Western Europe': { group: 'westernEurope' },
  'Northern Europe': { group: 'northernEurope' },
  'Southern Europe': { group: 'southernEurope' },
  'Gulf countries': { group: 'gulf' },
}

/** Upper case only: in lower case they are other words. */
export const shortAreas: Readonly<Record<string, NamedArea>> = {
  EU: { regions: ['eu'] },
  'E.U.': { regions: ['eu'] },
  EEA: { regions: ['eea'] },
  EMEA: { regions: ['emea'] },
  MENA: { regions: ['mena'] },
  APAC: { regions: ['apac'] },
  LATAM: { regions: ['latam'] },
  LatAm: { regions: ['latam'] },
  Latam: { regions: ['latam'] },
  NAMER: { regions: ['north_america'] },
  NORAM: { regions: ['north_america'] },
  AMER: { group: 'americas' },
  AMRS: { group: 'americas' },
  ANZ: { group: 'anz' },
  DACH: { group: 'dach' },
  GCC: { group: 'gulf' },
  CEE: { group: 'cee' },
  SSA: { group: 'subSaharanAfrica' },
  BENELUX: { group: 'benelux' },
  NORDICS: { group: 'nordics' },
  EFTA: { group: 'efta' },
}

export const shortCountries: Readonly<Record<string, string>> = {
  US: 'US',
  'U.S.': 'US',
  'U.S': 'US',
  USA: 'US',
  'U.S.A.': 'US',
  'U.S.A': 'US',
  CONUS: 'US',
  UK: 'GB',
  'U.K.': 'GB',
  'U.K': 'GB',
}

/** In a location line only; in a sentence they are words, or something else. */
export const shortInLines: Readonly<Record<string, string>> = {
  CAN: 'CA',
  AUS: 'AU',
  IND: 'IN',
  GER: 'DE',
  MEX: 'MX',
  NZ: 'NZ',
}
export const areasInLines: Readonly<Record<string, NamedArea>> = { NA: { regions: ['north_america'] } }

/** First-level regions whose name alone tells the country. Those of the United States and Canada are in subdivisions.ts. */
const regionRows = `
  AU New South Wales|NSW|Queensland|QLD|South Australia|Tasmania|Western Australia|Northern Territory|Australian Capital Territory
  AT Niederösterreich|Oberösterreich|Lower Austria|Upper Austria|Tirol|Tyrol|Steiermark|Styria|Kärnten|Vorarlberg|Burgenland
  BE Wallonia|Wallonie|Brussels-Capital
  BR Minas Gerais|Paraná|Santa Catarina|Rio Grande do Sul|Bahia|Pernambuco|Ceará|Goiás
  CH Aargau|Thurgau|Vaud|Valais|Ticino|Graubünden|Zug
  CO Antioquia|Cundinamarca|Valle del Cauca
  DE Baden-Württemberg|Bayern|Bavaria|Brandenburg|Hessen|Hesse|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|North Rhine-Westphalia|Rheinland-Pfalz|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Schleswig-Holstein|Thüringen
  ES Catalonia|Cataluña|Catalunya|Andalucía|Andalusia|Comunidad de Madrid|Community of Madrid|País Vasco|Basque Country|Galicia
  FR Île-de-France|Ile-de-France|Auvergne-Rhône-Alpes|Provence-Alpes-Côte d'Azur|Nouvelle-Aquitaine|Occitanie|Hauts-de-France|Bretagne|Brittany
  GB West Midlands|Greater Manchester|Greater London|West Yorkshire|Yorkshire|Hertfordshire|Surrey|Kent|Berkshire|Oxfordshire|Cambridgeshire
  ID Jawa Barat|West Java|Bali
  IN Karnataka|Maharashtra|Tamil Nadu|Telangana|Haryana|Uttar Pradesh|Gujarat|West Bengal|Kerala|Rajasthan|Delhi NCR
  IT Lombardia|Lombardy|Lazio|Toscana|Tuscany|Veneto|Piemonte|Piedmont|Emilia-Romagna|Sicilia
  MX Jalisco|Nuevo León|Estado de México|Querétaro|CDMX
  NL North Holland|Noord-Holland|South Holland|Zuid-Holland|Noord-Brabant|North Brabant|Gelderland|Overijssel
  PH Metro Manila|Cebu|Luzon|Calabarzon
  PL Mazowieckie|Małopolskie|Dolnośląskie|Wielkopolskie|Masovian
  PT Algarve
  SE Skåne|Västra Götaland
  ZA Gauteng|Western Cape|KwaZulu-Natal|Eastern Cape
`

export const firstLevelRegions: readonly (readonly [name: string, country: string])[] = regionRows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country, names] = [row.trim().slice(0, 2), row.trim().slice(3)]
    return names.split('|').map((name) => [name, country] as const)
  })

/** Names of cities that the gazetteer does not have, with their country. */
export const otherCities: Readonly<Record<string, readonly [city: string, country: string]>> = {
  nyc: ['New York', 'US'],
  'new york metro area': ['New York', 'US'],
  manhattan: ['New York', 'US'],
  brooklyn: ['New York', 'US'],
  sf: ['San Francisco', 'US'],
  'bay area': ['San Francisco', 'US'],
  'san francisco bay area': ['San Francisco', 'US'],
  'sf bay area': ['San Francisco', 'US'],
  'silicon valley': ['San Jose', 'US'],
  'los angeles area': ['Los Angeles', 'US'],
  dc: ['Washington', 'US'],
  'd.c.': ['Washington', 'US'],
  'washington dc': ['Washington', 'US'],
  'washington d.c.': ['Washington', 'US'],
  'washington, dc': ['Washington', 'US'],
  'washington, d.c.': ['Washington', 'US'],
  slc: ['Salt Lake City', 'US'],
  philly: ['Philadelphia', 'US'],
  bangalore: ['Bengaluru', 'IN'],
  gurgaon: ['Gurugram', 'IN'],
  gurugram: ['Gurugram', 'IN'],
  bombay: ['Mumbai', 'IN'],
  'delhi ncr': ['New Delhi', 'IN'],
  cdmx: ['Mexico City', 'MX'],
  'singapore city': ['Singapore', 'SG'],
  'tel aviv': ['Tel Aviv', 'IL'],
  'tel-aviv': ['Tel Aviv', 'IL'],
  'tel aviv-yafo': ['Tel Aviv', 'IL'],
  'hong kong sar': ['Hong Kong', 'HK'],
  'hong kong': ['Hong Kong', 'HK'],
  singapore: ['Singapore', 'SG'],
  luxembourg: ['Luxembourg', 'LU'],
  frankfurt: ['Frankfurt am Main', 'DE'],
  'st. paul': ['Saint Paul', 'US'],
  'st. louis': ['St. Louis', 'US'],
  'saint louis': ['St. Louis', 'US'],
}

const nationalities = `
  AE Emirati|AO Angolan|AR Argentine|AR Argentinian|AT Austrian|AU Australian|BD Bangladeshi|BE Belgian|BR Brazilian|CA Canadian
  CH Swiss|CI Ivorian|CL Chilean|CM Cameroonian|CN Chinese|CO Colombian|CZ Czech|DE German|DE deutsche|DK Danish|EE Estonian
  EG Egyptian|ES Spanish|ET Ethiopian|FI Finnish|FR French|GB British|GH Ghanaian|GR Greek|HU Hungarian|ID Indonesian|IE Irish
  IL Israeli|IN Indian|IT Italian|JM Jamaican|JO Jordanian|JP Japanese|KE Kenyan|LB Lebanese|LK Sri Lankan|LT Lithuanian
  LV Latvian|MA Moroccan|MX Mexican|MY Malaysian|NG Nigerian|NL Dutch|NO Norwegian|NP Nepali|NZ New Zealand|PE Peruvian|PH Filipino
  PK Pakistani|PL Polish|PT Portuguese|RO Romanian|RW Rwandan|SA Saudi|SE Swedish|SG Singaporean|SN Senegalese|TH Thai|TN Tunisian
  TR Turkish|TZ Tanzanian|UA Ukrainian|UG Ugandan|US American|VN Vietnamese|ZA South African|ZM Zambian|ZW Zimbabwean
`

/** An adjective says nothing by itself ("German speakers"), but "Kenyan nationals only" does. */
export const nationalityOf: ReadonlyMap<string, string> = new Map(
  nationalities
    .split(/[|\n]/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => [row.slice(3), row.slice(0, 2)]),
)
