// RSS 2 and Atom. Neither has jobs; locations come from elements that job boards have added.

import { FeedError, type Importer } from './importer.ts'
import { asWebAddress } from './posting-fields.ts'
import { nodesAt, parseXml, textAt, textsAt } from './xml-fields.ts'
import { readXmlEntries } from './xml-posting.ts'

export const rss: Importer = {
  addressOf: asWebAddress,
  read(text) {
    const document = parseXml(text)
    const items = nodesAt(document['rss'], 'channel').flatMap((channel) => nodesAt(channel, 'item'))
    if (!('rss' in document || 'feed' in document)) throw new FeedError('wrong_format')
    return readXmlEntries([...items.map(fromRss), ...nodesAt(document['feed'], 'entry').map(fromAtom)])
  },
}

function fromRss(item: unknown) {
  const places = ['location', 'region', 'country'].flatMap((name) => textsAt(item, name))
  return {
    id: textAt(item, 'guid') || textAt(item, 'link'),
    url: textAt(item, 'link'),
    title: textAt(item, 'title'),
    html: textAt(item, 'encoded') || textAt(item, 'description'),
    department: textAt(item, 'category'),
    employmentText: textAt(item, 'type'),
    workplaceText: places.join(' '),
    locationLines: places,
    publishedOn: textAt(item, 'pubDate'),
  }
}

function fromAtom(entry: unknown) {
  const links = nodesAt(entry, 'link')
  const link = links.find((one) => (one['@rel'] ?? 'alternate') === 'alternate') ?? links[0]
  return {
    id: textAt(entry, 'id'),
    url: typeof link?.['@href'] === 'string' ? link['@href'] : '',
    title: textAt(entry, 'title'),
    html: textAt(entry, 'content') || textAt(entry, 'summary'),
    publishedOn: textAt(entry, 'published') || textAt(entry, 'updated'),
  }
}
