// RSS of a job board: each item names its company, in an element of its own or, on We Work Remotely, at the beginning of the
// title.

import { FeedError, type Importer } from '../importer.ts'
import { asWebAddress, employer, MAX_SAMPLES, sampleOf } from '../posting-fields.ts'
import { nodesAt, parseXml, textAt, textsAt } from '../xml-fields.ts'
import { readXmlEntries } from '../xml-posting.ts'
import { onlyAddress } from './board-pages.ts'

type Entry = { company: string; title: string }

const boardOf =
  (nameEntry: (item: unknown) => Entry): Importer['read'] =>
  (text) => {
    const document = parseXml(text)
    if (!('rss' in document)) throw new FeedError('wrong_format')
    const items = nodesAt(document['rss'], 'channel').flatMap((channel) => nodesAt(channel, 'item'))
    const named = items.map((item) => ({ item, ...nameEntry(item) }))
    const known = named.filter(({ company }) => employer.safeParse(company).success)
    const nameless = named.filter(({ company }) => !employer.safeParse(company).success)
    const byLink = new Map(known.map(({ item, company }) => [idOf(item), employer.parse(company)]))
    const page = readXmlEntries(known.map(({ item, title }) => ({ ...fieldsOf(item), title })))
    return {
      ...page,
      postings: page.postings.flatMap((posting) => {
        const company = byLink.get(posting.externalId)
        return company === undefined ? [] : [{ ...posting, employer: company }]
      }),
      unreadable: page.unreadable + nameless.length,
      samples: [...(page.samples ?? []), ...nameless.map(({ title }) => sampleOf(title))].slice(0, MAX_SAMPLES),
    }
  }

const idOf = (item: unknown): string => textAt(item, 'guid') || textAt(item, 'link')

function fieldsOf(item: unknown) {
  const places = ['location', 'region', 'country'].flatMap((name) => textsAt(item, name))
  return {
    id: idOf(item),
    url: textAt(item, 'link'),
    html: textAt(item, 'encoded') || textAt(item, 'description'),
    department: textAt(item, 'category'),
    employmentText: textAt(item, 'type') || textAt(item, 'job_type'),
    workplaceText: places.join(' '),
    locationLines: places,
    publishedOn: textAt(item, 'pubDate'),
    closesOn: textAt(item, 'expires_at'),
  }
}

const companyElements = ['company', 'company_name', 'hiringOrganization', 'employer']

export const rssBoard: Importer = {
  isNewestOnly: true,
  addressOf: asWebAddress,
  read: boardOf((item) => ({
    company: companyElements.map((name) => textAt(item, name)).find((text) => text !== '') ?? '',
    title: textAt(item, 'title'),
  })),
}

/** "Acme: Senior Engineer". */
function splitTitle(item: unknown): Entry {
  const whole = textAt(item, 'title')
  const colon = whole.indexOf(': ')
  return colon === -1
    ? { company: '', title: whole }
    : { company: whole.slice(0, colon), title: whole.slice(colon + 2).trim() }
}

export const weworkremotely: Importer = {
  isNewestOnly: true,
  addressOf: onlyAddress('weworkremotely.com', 'https://weworkremotely.com/remote-jobs.rss'),
  read: boardOf(splitTitle),
}
