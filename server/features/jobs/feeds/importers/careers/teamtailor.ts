// Teamtailor jobs: {company}.teamtailor.com/jobs.rss, or the same path on a company's own domain.

import { FeedError, type Importer } from '../importer.ts'
import { asWebAddress, present } from '../posting-fields.ts'
import { nodesAt, parseXml, textAt } from '../xml-fields.ts'
import { readXmlEntries } from '../xml-posting.ts'

/** "none" and "temporary" do not say where the work is done in the long run. */
const workplaces: Record<string, string> = { fully: 'remote', hybrid: 'hybrid' }

export const teamtailor: Importer = {
  addressOf(given) {
    const text = given.trim()
    if (/^[\w-]{1,80}$/.test(text)) return `https://${text}.teamtailor.com/jobs.rss`
    const address = asWebAddress(text)
    return address && new URL('/jobs.rss', address).href
  },
  read(text) {
    const document = parseXml(text)
    if (!('rss' in document)) throw new FeedError('wrong_format')
    const items = nodesAt(document['rss'], 'channel').flatMap((channel) => nodesAt(channel, 'item'))
    return readXmlEntries(
      items.map((item) => {
        const places = nodesAt(item, 'locations').flatMap((list) => nodesAt(list, 'location'))
        return {
          id: textAt(item, 'guid') || textAt(item, 'link'),
          url: textAt(item, 'link'),
          title: textAt(item, 'title'),
          html: textAt(item, 'description'),
          department: textAt(item, 'department'),
          workplaceText: workplaces[textAt(item, 'remoteStatus').toLowerCase()] ?? '',
          locationLines: places
            .map((place) => present([textAt(place, 'city') || null, textAt(place, 'country') || null]).join(', '))
            .filter((line) => line !== ''),
          publishedOn: textAt(item, 'pubDate'),
        }
      }),
    )
  },
}
