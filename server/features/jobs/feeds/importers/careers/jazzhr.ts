// JazzHR jobs: app.jazz.co/feeds/export/jobs/{name}.

import { FeedError, type Importer } from '../importer.ts'
import { present } from '../posting-fields.ts'
import { nodesAt, parseXml, textAt } from '../xml-fields.ts'
import { readXmlEntries } from '../xml-posting.ts'
import { subdomainOf } from './subdomain.ts'

export const jazzhr: Importer = {
  addressOf(given) {
    const exported = /^https:\/\/app\.jazz\.co\/feeds\/export\/jobs\/([\w-]+)\/?$/.exec(given.trim())?.[1]
    const name = exported ?? subdomainOf(given, 'applytojob.com')
    return name && `https://app.jazz.co/feeds/export/jobs/${name}`
  },
  read(text) {
    const document = parseXml(text)
    if (!('jobs' in document)) throw new FeedError('wrong_format')
    const open = nodesAt(document['jobs'], 'job').filter((job) => !/closed|draft|filled/i.test(textAt(job, 'status')))
    return readXmlEntries(
      open.map((job) => {
        const place = ['city', 'state', 'country'].map((name) => textAt(job, name) || null)
        return {
          id: textAt(job, 'id'),
          url: textAt(job, 'url') || textAt(job, 'detail-url'),
          title: textAt(job, 'title'),
          html: textAt(job, 'description'),
          department: textAt(job, 'department'),
          employmentText: textAt(job, 'type'),
          workplaceText: '',
          locationLines: [present(place).join(', ')].filter((line) => line !== ''),
        }
      }),
    )
  },
}
