// Remotive: remotive.com/api/remote-jobs. It asks for a few requests a day, its name and a link to its own page.

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
  title,
  company_name: employer,
  category: line,
  job_type: line,
  candidate_required_location: line,
  salary: line,
  description: longText,
  publication_date: anything,
})

export const remotive: Importer = {
  addressOf: onlyAddress('remotive.com', 'https://remotive.com/api/remote-jobs'),
  read(text) {
    const { jobs } = entriesIn(z.object({ jobs: z.array(z.unknown()) }), parseJson(text))
    return readEntries(jobs, job, (one) => ({
      externalId: one.id,
      url: one.url,
      title: one.title,
      employer: one.company_name,
      html: one.salary === null ? one.description : `${one.description}\n<p>Salary: ${one.salary}</p>`,
      department: one.category,
      employmentText: one.job_type?.replaceAll('_', ' ') ?? '',
      workplaceText: '',
      locationLines: present([one.candidate_required_location]),
      offices: [],
      pay: null,
      publishedOn: dayOf(one.publication_date),
      closesOn: null,
    }))
  },
}
