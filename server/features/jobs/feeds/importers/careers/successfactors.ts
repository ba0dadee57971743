// The RSS of SAP SuccessFactors career sites: {site}/services/rss/job/, with Google's elements for places.

import { FeedError, type Importer } from '../importer.ts'
import { asWebAddress } from '../posting-fields.ts'
import { nodesAt, parseXml, textAt, textsAt } from '../xml-fields.ts'
import { readXmlEntries } from '../xml-posting.ts'

export const successfactors: Importer = {
  addressOf(given) {
    const address = asWebAddress(given)
    if (address === null) return null
    const { pathname, href } = new URL(address)
    return pathname.startsWith('/services/rss/') ? href : new URL('/services/rss/job/?locale=en_US', address).href
  },
  read(text) {
    const document = parseXml(text)
    if (!('rss' in document)) throw new FeedError('wrong_format')
    const items = nodesAt(document['rss'], 'channel').flatMap((channel) => nodesAt(channel, 'item'))
    return readXmlEntries(
      items.map((item) => {
        const places = textsAt(item, 'location')
        return {
          id: textAt(item, 'id') || textAt(item, 'guid') || textAt(item, 'link'),
          url: textAt(item, 'link'),
          // The title ends with the location in parentheses.
          title: withoutPlace(textAt(item, 'title'), places),
          html: textAt(item, 'description'),
          department: textAt(item, 'job_function'),
          employmentText: textAt(item, 'job_type'),
          workplaceText: '',
          locationLines: places,
          publishedOn: textAt(item, 'pubDate') || textAt(item, 'publish_date'),
          closesOn: textAt(item, 'expiration_date'),
        }
      }),
    )
  },
}

function withoutPlace(title: string, places: readonly string[]): string {
  const ending = places.map((place) => `(${place})`).find((one) => title.endsWith(one))
  return ending === undefined ? title : title.slice(0, -ending.length).trim()
}
