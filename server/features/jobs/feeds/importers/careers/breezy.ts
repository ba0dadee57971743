// Breezy positions: {company}.breezy.hr/json?verbose=true.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  externalId,
  flag,
  line,
  longText,
  parseJson,
  present,
  readEntries,
  title,
  webAddress,
} from '../posting-fields.ts'
import { subdomainOf } from './subdomain.ts'

const position = z.object({
  id: externalId,
  name: title,
  url: webAddress,
  description: longText,
  department: line,
  salary: line,
  type: z.object({ name: line }).nullable().catch(null),
  location: z
    .object({ name: line, city: line, is_remote: flag, country: z.object({ id: line }).nullable().catch(null) })
    .nullable()
    .catch(null),
  published_date: anything,
})

export const breezy: Importer = {
  addressOf(given) {
    const name = subdomainOf(given, 'breezy.hr')
    return name && `https://${name}.breezy.hr/json?verbose=true`
  },
  read(text) {
    return readEntries(entriesIn(z.array(z.unknown()), parseJson(text)), position, (one) => ({
      externalId: one.id,
      url: one.url,
      title: one.name,
      html: one.salary === null ? one.description : `${one.description}\n<p>Salary: ${one.salary}</p>`,
      department: one.department,
      employmentText: one.type?.name ?? '',
      workplaceText: one.location?.is_remote ? 'remote' : '',
      locationLines: present([one.location?.name]),
      offices: one.location
        ? [{ city: one.location.city, country: one.location.country?.id?.toUpperCase() ?? null }]
        : [],
      pay: null,
      publishedOn: dayOf(one.published_date),
      closesOn: null,
    }))
  },
}
