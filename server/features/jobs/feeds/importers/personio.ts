// Personio positions: {company}.jobs.personio.de/xml. They have no address, so it is derived from the feed's.

import { FeedError, type Importer } from './importer.ts'
import { nodesAt, parseXml, textAt, textsAt } from './xml-fields.ts'
import { readXmlEntries } from './xml-posting.ts'

export const personio: Importer = {
  addressOf(given) {
    const text = given.trim()
    if (/^[\w-]{1,80}$/.test(text)) return `https://${text}.jobs.personio.de/xml`
    const host = /^https?:\/\/([\w-]+\.jobs\.personio\.(?:de|com))\b/.exec(text)?.[1]
    return host ? `https://${host}/xml` : null
  },
  read(text, url) {
    const document = parseXml(text)
    if (!('workzag-jobs' in document)) throw new FeedError('wrong_format')
    const positions = nodesAt(document['workzag-jobs'], 'position')
    return readXmlEntries(
      positions.map((position) => {
        const id = textAt(position, 'id')
        const offices = [
          textAt(position, 'office'),
          ...nodesAt(position, 'additionalOffices').flatMap((more) => textsAt(more, 'office')),
        ]
        const parts = nodesAt(position, 'jobDescriptions').flatMap((list) => nodesAt(list, 'jobDescription'))
        return {
          id,
          url: new URL(`/job/${encodeURIComponent(id)}`, url).href,
          title: textAt(position, 'name'),
          html: parts.map((part) => `<h3>${textAt(part, 'name')}</h3>${textAt(part, 'value')}`).join('\n'),
          department: textAt(position, 'department'),
          employmentText: [textAt(position, 'schedule'), textAt(position, 'employmentType')].join(' '),
          workplaceText: offices.join(' '),
          locationLines: offices,
          publishedOn: textAt(position, 'createdAt'),
        }
      }),
    )
  },
}
