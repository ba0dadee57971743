// Remote OK: remoteok.com/api, whose first entry is its terms: name it as the source and link to its own page. Its salaries are
// often estimates, so they are left out.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  anything,
  dayOf,
  employer,
  entriesIn,
  externalId,
  line,
  longText,
  parseJson,
  present,
  readEntries,
  title,
  webAddress,
} from '../posting-fields.ts'
import { onlyAddress } from './board-pages.ts'

const job = z.object({
  id: externalId,
  url: webAddress,
  position: title,
  company: employer,
  location: line,
  description: longText,
  date: anything,
})

const isTerms = (entry: unknown): boolean => z.object({ legal: z.string() }).safeParse(entry).success

export const remoteok: Importer = {
  isNewestOnly: true,
  addressOf: onlyAddress('remoteok.com', 'https://remoteok.com/api'),
  read(text) {
    const entries = entriesIn(z.array(z.unknown()), parseJson(text)).filter((entry) => !isTerms(entry))
    return readEntries(entries, job, (one) => ({
      externalId: one.id,
      url: one.url,
      title: one.position,
      employer: one.company,
      html: one.description,
      department: null,
      employmentText: '',
      workplaceText: '',
      locationLines: present([one.location]),
      offices: [],
      pay: null,
      publishedOn: dayOf(one.date),
      closesOn: null,
    }))
  },
}
