// What search engines reject in a JobPosting: missing required fields, malformed recommended ones.
// https://developers.google.com/search/docs/appearance/structured-data/job-posting

type JsonObject = Record<string, unknown>

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const hasType = (value: unknown, type: string): value is JsonObject => isJsonObject(value) && value['@type'] === type
const areAll = (values: unknown, isOne: (value: unknown) => boolean): boolean =>
  Array.isArray(values) && values.length > 0 && values.every(isOne)

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
    ['url', /^https?:\/\/\S+$/.test(String(posting['url']))],
    ['where the work is', hasLocation(posting)],
    ['baseSalary', posting['baseSalary'] === undefined || isSalary(posting['baseSalary'])],
  ]
  return rules.filter(([, holds]) => !holds).map(([name]) => name)
}

/** Remote jobs name the countries people may live in, all others a location; neither may claim to be the other. */
function hasLocation(posting: JsonObject): boolean {
  if (posting['jobLocationType'] === undefined)
    return areAll(posting['jobLocation'], isPlace) && posting['applicantLocationRequirements'] === undefined
  return (
    posting['jobLocationType'] === 'TELECOMMUTE' &&
    posting['jobLocation'] === undefined &&
    areAll(posting['applicantLocationRequirements'], (one) => hasType(one, 'Country') && isText(one['name']))
  )
}

function isPlace(place: unknown): boolean {
  if (!hasType(place, 'Place')) return false
  const { address } = place
  return hasType(address, 'PostalAddress') && /^[A-Z]{2}$/.test(String(address['addressCountry']))
}

function isSalary(salary: unknown): boolean {
  if (!hasType(salary, 'MonetaryAmount') || !/^[A-Z]{3}$/.test(String(salary['currency']))) return false
  const { value } = salary
  if (!hasType(value, 'QuantitativeValue') || !units.includes(String(value['unitText']))) return false
  const ends = [value['minValue'], value['maxValue']].filter((end) => end !== undefined)
  return ends.length > 0 && ends.every((end) => typeof end === 'number' && end > 0)
}
