// Arbeitnow: www.arbeitnow.com/api/job-board-api, newest first in pages of a hundred.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  dayOf,
  employer,
  entriesIn,
  externalId,
  flag,
  line,
  listOf,
  longText,
  parseJson,
  present,
  readEntries,
  title,
  webAddress,
} from '../posting-fields.ts'
import { nextPage, onlyAddress } from './board-pages.ts'

const job = z.object({
  slug: externalId,
  url: webAddress,
  title,
  company_name: employer,
  description: longText,
  remote: flag,
  location: line,
  job_types: listOf(z.string()),
  /** In seconds. */
  created_at: z.number().catch(0),
})

const answer = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullable().catch(null) }).catch({ next: null }),
})

export const arbeitnow: Importer = {
  isNewestOnly: true,
  addressOf: onlyAddress('arbeitnow.com', 'https://www.arbeitnow.com/api/job-board-api'),
  read(text, url) {
    const { data, links } = entriesIn(answer, parseJson(text))
    const page = readEntries(data, job, (one) => ({
      externalId: one.slug,
      url: one.url,
      title: one.title,
      employer: one.company_name,
      html: one.description,
      department: null,
      employmentText: present(one.job_types).join(' '),
      workplaceText: one.remote ? 'remote' : '',
      locationLines: present([one.location]),
      offices: [],
      pay: null,
      publishedOn: dayOf(one.created_at * 1000),
      closesOn: null,
    }))
    return { ...page, next: nextPage(url, links.next) }
  },
}
