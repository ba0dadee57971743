// The XML format of job boards: a <source> with one <job> each. Many systems write it, so the full address is required.

import { FeedError, type Importer } from './importer.ts'
import { asWebAddress } from './posting-fields.ts'
import { nodesAt, parseXml, textAt } from './xml-fields.ts'
import { readXmlEntries } from './xml-posting.ts'

export const indeed: Importer = {
  addressOf: asWebAddress,
  read(text) {
    const document = parseXml(text)
    if (!('source' in document)) throw new FeedError('wrong_format')
    return readXmlEntries(
      nodesAt(document['source'], 'job').map((job) => {
        const place = ['city', 'state', 'country'].map((name) => textAt(job, name)).filter(Boolean)
        return {
          id: textAt(job, 'referencenumber') || textAt(job, 'url'),
          url: textAt(job, 'url'),
          title: textAt(job, 'title'),
          html: textAt(job, 'description'),
          department: textAt(job, 'category'),
          employmentText: textAt(job, 'jobtype'),
          workplaceText: [textAt(job, 'remotetype'), textAt(job, 'city')].join(' '),
          locationLines: [place.join(', ')],
          city: textAt(job, 'city'),
          country: textAt(job, 'country'),
          publishedOn: textAt(job, 'date'),
          closesOn: textAt(job, 'expirationdate'),
        }
      }),
    )
  },
}
