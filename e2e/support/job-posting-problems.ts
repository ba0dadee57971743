// What search engines refuse in a JobPosting: the fields they require, and the shape of those they recommend.

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const hasType = (value: unknown, type: string): value is Thing => isThing(value) && value['@type'] === type

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']
const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']

export function jobPostingProblems(posting: unknown): string[] {
  if (!hasType(posting, 'JobPosting')) return ['it is no JobPosting']
  const organization = posting['hiringOrganization']
  const rules: [string, boolean][] = [
    ['@context', posting['@context'] === 'https://schema.org'],
    ['title', isText(posting['title'])],
    ['description', isText(posting['description'])],
    ['datePosted', isDate(posting['datePosted'])],
    ['validThrough', posting['validThrough'] === undefined || isDate(posting['validThrough'])],
    ['hiringOrganization', hasType(organization, 'Organization') && isText(organization['name'])],
    ['employmentType', employmentTypes.includes(String(posting['employmentType']))],
    ['identifier', hasType(posting['identifier'], 'PropertyValue')],
    ['url', URL.canParse(String(posting['url']))],
    ['a place', posting['jobLocationType'] === 'TELECOMMUTE' || hasPlaces(posting['jobLocation'])],
    ['baseSalary', posting['baseSalary'] === undefined || isSalary(posting['baseSalary'])],
  ]
  return rules.filter(([, holds]) => !holds).map(([name]) => name)
}

const hasPlaces = (places: unknown): boolean =>
  Array.isArray(places) &&
  places.length > 0 &&
  places.every((place) => hasType(place, 'Place') && isThing(place['address']))

function isSalary(salary: unknown): boolean {
  if (!hasType(salary, 'MonetaryAmount') || !/^[A-Z]{3}$/.test(String(salary['currency']))) return false
  const { value } = salary
  if (!hasType(value, 'QuantitativeValue') || !units.includes(String(value['unitText']))) return false
  const ends = [value['minValue'], value['maxValue']].filter((end) => end !== undefined)
  return ends.length > 0 && ends.every((end) => typeof end === 'number' && end > 0)
}
