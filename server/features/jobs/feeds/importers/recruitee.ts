// Recruitee offers: {company}.recruitee.com/api/offers/, or the same path on a company's own domain.

import { z } from 'zod'
import type { Importer } from './importer.ts'
import {
  amount,
  anything,
  asWebAddress,
  dayOf,
  entriesIn,
  externalId,
  flag,
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

const offer = z.object({
  id: externalId,
  title,
  careers_url: webAddress,
  description: longText,
  requirements: longText,
  department: line,
  employment_type_code: line,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  location: line,
  locations: listOf(z.object({ city: line, country_code: line })),
  salary: z.object({ min: amount, max: amount, period: line, currency: line }).nullable().catch(null),
  published_at: anything,
  close_at: anything,
})

export const recruitee: Importer = {
  addressOf(given) {
    const text = given.trim()
    if (/^[\w-]{1,80}$/.test(text)) return `https://${text}.recruitee.com/api/offers/`
    const address = asWebAddress(text)
    return address && new URL('/api/offers/', address).href
  },
  read(text) {
    const { offers } = entriesIn(z.object({ offers: z.array(z.unknown()) }), parseJson(text))
    return readEntries(offers, offer, (one) => ({
      externalId: one.id,
      url: one.careers_url,
      title: one.title,
      html: `${one.description}\n${one.requirements}`,
      department: one.department,
      employmentText: one.employment_type_code ?? '',
      workplaceText: one.hybrid ? 'hybrid' : one.remote ? 'remote' : one.on_site ? 'on-site' : '',
      locationLines: present([one.location]),
      offices: present(one.locations).map(({ city, country_code }) => ({ city, country: country_code })),
      pay: one.salary && payOf(one.salary),
      publishedOn: dayOf(one.published_at),
      closesOn: dayOf(one.close_at),
    }))
  },
}
