import { findCitiesNamed, listCountries } from '#server/features/base/reference/reference.service.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { namesOrganisation, namesSchool, namesTitle } from './words.ts'

const locales = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'ru',
  'uk',
  'ar',
  'zh',
  'vi',
  'hi',
  'tr',
  'pl',
  'ja',
  'ko',
  'id',
]
const otherNames =
  'usa, us, u.s, u.s.a, united states of america, america, uk, u.k, england, scotland, wales, northern ireland, uae, u.a.e, korea, russia, viet nam, czech republic, holland, hong kong, taiwan, turkey, ivory coast, prc, p.r. china, 中华人民共和国, российская федерация'.split(
    ', ',
  )

const countryNames = new Set([
  ...locales.flatMap((locale) => listCountries(locale).map(({ name }) => foldText(name))),
  ...otherNames.map(foldText),
])

const regions = new Set(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc ab bc mb nb nl ns on pe qc sk nsw vic qld wa sa tas act`.split(
    ' ',
  ),
)
const regionNames = new Set(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, manitoba, nova scotia, karnataka, maharashtra, tamil nadu, telangana, andhra pradesh, uttar pradesh, kerala, gujarat, rajasthan, punjab, haryana, west bengal, bihar, madhya pradesh, odisha, new south wales, victoria, queensland, bavaria, bayern, hessen, catalonia, lagos state'.split(
    ', ',
  ),
)
const remote =
  /^(?:remote|100% remote|fully remote|hybrid|telecommute|remoto|télétravail|home office|удал[её]нно|远程|عن بعد|từ xa)$/iu

const isCountry = (text: string): boolean => countryNames.has(foldText(text).replace(/\.$/, ''))
const isRegion = (text: string): boolean =>
  (/^[A-Z]{2,3}$/.test(text) && regions.has(text.toLowerCase())) || regionNames.has(foldText(text))
const chineseCities = new Set(
  '北京 上海 广州 深圳 杭州 成都 南京 武汉 西安 重庆 天津 苏州 长沙 郑州 青岛 宁波 厦门 合肥 福州 济南 大连 沈阳 昆明 无锡 佛山 东莞 珠海 哈尔滨 长春 石家庄 南昌 贵阳 南宁 台北 香港 東京 大阪 서울 부산'.split(
    ' ',
  ),
)

const isCity = (text: string): boolean =>
  chineseCities.has(text) ||
  findCitiesNamed(text).length > 0 ||
  findCitiesNamed(text.replace(/\s+(?:city|area|bay area|metropolitan area|district|state)$/i, '')).length > 0 ||
  /^(?:greater\s.+|.+\sarea|.+市|.+省.*|г\.\s?\p{Lu}.+)$/iu.test(text)

/** "Berlin", "Austin, TX", "Nairobi, Kenya", "Remote" — every part must look like a place, and the last must be known. */
export function isPlace(text: string): boolean {
  const parts = placeParts(
    text
      .replace(/\b([A-Z]{2}) (USA|US|U\.S\.A\.|Canada|UK)$/, '$1, $2')
      .replace(/^([\p{Lu}][\p{Letter} .'-]+?) ([A-Z]{2})$/u, '$1, $2'),
  )
  if (parts.length === 0 || parts.length > 4 || text.length > 70) return false
  if (/\d{3}/.test(parts[0] ?? '') || namesSchool(text) || namesTitle(text)) return false
  const [first = '', ...rest] = parts
  if (rest.length === 0)
    return (
      remote.test(first) ||
      isCountry(first) ||
      (isCity(first) && (first.length > 2 || /\p{Script=Han}{2}/u.test(first)))
    )
  const last = rest.at(-1) ?? ''
  // Small towns are not listed, but a state is enough.
  if (parts.length === 2 && isRegion(last)) return /^[\p{Lu}\p{Lo}]/u.test(first) && first.split(' ').length <= 3
  return parts.every((part) => isCity(part) || isCountry(part) || isRegion(part) || remote.test(part))
}

const placeParts = (text: string): string[] =>
  text
    .replace(/[()]/g, ' ')
    .replace(/\b[A-Z]{0,2}-?\d{4,6}(?:-\d{3,4})?\b/g, '')
    .split(/\s*[,،，、/|]\s*|\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter(Boolean)

/** In a column of places, where the rest may be a region or country we do not know. */
export function startsWithCity(text: string): boolean {
  const [first = '', ...rest] = placeParts(text)
  return (
    rest.length > 0 &&
    rest.length < 3 &&
    text.length < 50 &&
    isCity(first) &&
    rest.every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length < 4) &&
    !/\d/.test(text) &&
    !namesTitle(text) &&
    !namesOrganisation(text)
  )
}

/** Also allows a leading district or small town: fine among contact details, too lenient next to a company name. */
export function isAddress(text: string): boolean {
  const [first = '', ...rest] = placeParts(text)
  if (isPlace(text)) return true
  if (rest.length === 0 || rest.length > 3 || text.length > 70 || namesOrganisation(first) || namesTitle(text))
    return false
  const isKnown = rest.every((part) => isCity(part) || isRegion(part) || isCountry(part))
  return isKnown && /^[\p{Lu}\p{Lo}]/u.test(first) && first.split(' ').length <= 3 && !/\d/.test(first)
}

/** "Betzdorf, Luxembourg": small towns are not listed. */
export const isTownInCountry = (text: string): boolean => {
  const [town = '', country = '', ...more] = text.split(/\s*,\s+/)
  return more.length === 0 && isCountry(country) && isTown(town)
}

/** Could be the name of a small town. */
export const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{Letter}\p{Mark}.'’ -]{2,24}$/u.test(text) &&
  text.split(/[\s-]+/).length <= 3 &&
  !namesOrganisation(text) &&
  !namesSchool(text) &&
  !namesTitle(text)

/** A city, and not only its country or region. */
export const namesCity = (text: string): boolean => {
  const [first = ''] = placeParts(text)
  return isPlace(text) && isCity(first) && !isCountry(first) && !remote.test(first)
}

/** Strict: a country or region after a comma. */
export function hasCountryOrRegion(text: string): boolean {
  const last = placeParts(text).at(-1) ?? ''
  return isCountry(last) || isRegion(last)
}

const bracketedEnd = /^(.*?)\s*[(（]([^()（）]+)[)）]\s*$/

/** "Imperial College (London), United Kingdom", "University of Padua, Padua (Italy)" */
function withoutBracketedPlace(text: string, place: string): { rest: string; place: string } {
  const [, rest = '', inside = ''] = bracketedEnd.exec(text) ?? []
  return rest !== '' && isPlace(inside) ? { rest, place: `${inside}, ${place}` } : { rest: text, place }
}

/** Splits "Acme, Berlin, Germany" into name and location. */
export function splitPlace(text: string): { rest: string; place: string | null } {
  const parts = text.split(/\s*[,،，]\s*/)
  for (let from = Math.max(1, parts.length - 3); from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ')
    if (isPlace(place)) return withoutBracketedPlace(parts.slice(0, from).join(', '), place)
  }
  // "Acme Ltd. Hong Kong"
  const legal = /^(.+\b(?:ltd|inc|gmbh|llc|corp|s\.a|s\.l|ag|plc|limited)\.?)\s+(\p{Lu}.+)$/iu.exec(text)
  if (legal?.[1] && legal[2] && isPlace(legal[2])) return { rest: legal[1], place: legal[2] }
  const bracketed = bracketedEnd.exec(text)
  if (bracketed?.[1] && bracketed[2] && isPlace(bracketed[2])) {
    const [, rest = '', town = ''] = /^(.+), ([^,]+)$/.exec(bracketed[1]) ?? []
    return isCountry(bracketed[2]) && isTown(town)
      ? { rest, place: `${town}, ${bracketed[2]}` }
      : { rest: bracketed[1], place: bracketed[2] }
  }
  return { rest: text, place: null }
}
