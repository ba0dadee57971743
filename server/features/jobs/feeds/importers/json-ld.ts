// A page with schema.org JobPosting markup, or a JSON Feed whose items carry it.

import { z } from 'zod'
import { countryName } from '../reading/places/place-names.ts'
import { FeedError, type Importer, type Posting } from './importer.ts'
import {
  amount,
  anything,
  asWebAddress,
  dayOf,
  externalId,
  line,
  listOf,
  longText,
  parseJson,
  payOf,
  present,
  readEntries,
  title,
  webAddress,
} from './posting-fields.ts'

const MAX_SCRIPTS = 50

/** schema.org allows a single value instead of a list. */
const oneOrMany = <T extends z.ZodType>(item: T) =>
  z.preprocess((value: unknown): unknown[] => present([value].flat()), listOf(item)).default([])

const country = z
  .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
  .nullable()
  .catch(null)
const place = z.object({
  address: z.object({ addressLocality: line, addressRegion: line, addressCountry: country }).partial(),
})
const salary = z.object({
  currency: line,
  value: z.union([
    z.object({ minValue: amount, maxValue: amount, value: amount, unitText: line }).partial(),
    z.number().transform((value) => ({ value, minValue: null, maxValue: null, unitText: null })),
  ]),
})

const jobPosting = z.object({
  identifier: z
    .union([externalId, z.object({ value: externalId }).transform(({ value }) => value)])
    .nullable()
    .catch(null),
  url: webAddress,
  title,
  description: longText,
  employmentType: oneOrMany(line),
  jobLocationType: line,
  jobLocation: oneOrMany(place),
  applicantLocationRequirements: oneOrMany(z.object({ name: line })),
  baseSalary: salary.nullable().catch(null),
  datePosted: anything,
  validThrough: anything,
  industry: line,
})

export const jsonLd: Importer = {
  addressOf: asWebAddress,
  read(text, url) {
    const found = text.trimStart().startsWith('<') ? postingsOnPage(text) : postingsInFeed(parseJson(text))
    if (found.length === 0) throw new FeedError('no_job_on_page')
    return readEntries(
      // A page about a single job need not contain its own address.
      found.map((one) => ({ url, ...one })),
      jobPosting,
      toPosting,
    )
  },
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

function postingsInFeed(value: unknown): Node[] {
  const items = isNode(value) && Array.isArray(value['items']) ? value['items'].filter(isNode) : [value].flat()
  return items.flatMap((item) => {
    if (!isNode(item)) return []
    const inner = item['_jobposting']
    if (!isNode(inner)) return jobPostingsIn(item)
    return [{ url: item['url'], title: item['title'], description: item['content_html'], ...inner }]
  })
}

/** By hand: a regular expression across scripts would rescan from every unclosed script tag. */
function postingsOnPage(html: string): Node[] {
  const found: Node[][] = []
  let at = 0
  for (let count = 0; count < MAX_SCRIPTS; count += 1) {
    const start = html.indexOf('application/ld+json', at)
    const open = start === -1 ? -1 : html.indexOf('>', start)
    const end = open === -1 ? -1 : html.indexOf('</script', open)
    if (end === -1) break
    found.push(jobPostingsIn(parseScript(html.slice(open + 1, end))))
    at = end
  }
  return found.flat()
}

function parseScript(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Pages contain broken markup of other things; the job may be in the next script.
    return null
  }
}

function jobPostingsIn(value: unknown): Node[] {
  const nodes = [value]
    .flat()
    .flatMap((one: unknown): unknown[] => (isNode(one) && Array.isArray(one['@graph']) ? one['@graph'] : [one]))
  return nodes.filter(isNode).filter((node) => [node['@type']].flat().includes('JobPosting'))
}

function toPosting(one: z.infer<typeof jobPosting>): Posting {
  const places = present(one.jobLocation).map(({ address }) => address)
  const homes = present(present(one.applicantLocationRequirements).map(({ name }) => name))
  const isRemote = one.jobLocationType === 'TELECOMMUTE'
  const value = one.baseSalary?.value
  return {
    externalId: one.identifier ?? one.url.slice(-200),
    url: one.url,
    title: one.title,
    html: one.description,
    department: one.industry,
    employmentText: present(one.employmentType).join(' '),
    workplaceText: isRemote ? 'remote' : '',
    // Requirements for applicants outweigh the office address, which is only a place.
    locationLines:
      homes.length > 0
        ? [`Remote (${homes.map(countryName).join(', ')})`]
        : places.map(({ addressLocality, addressCountry }) =>
            [addressLocality, addressCountry].filter(Boolean).join(', '),
          ),
    offices: places.map(({ addressLocality, addressCountry }) => ({
      city: addressLocality ?? null,
      country: addressCountry ?? null,
    })),
    pay: value
      ? payOf({
          min: value.minValue ?? value.value ?? null,
          max: value.maxValue ?? value.value ?? null,
          currency: one.baseSalary?.currency ?? null,
          period: value.unitText ?? null,
        })
      : null,
    publishedOn: dayOf(one.datePosted),
    closesOn: dayOf(one.validThrough),
  }
}
