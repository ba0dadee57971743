// Pinpoint postings: {company}.pinpointhq.com/postings.json.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  amount,
  anything,
  dayOf,
  entriesIn,
  externalId,
  flag,
  line,
  longText,
  parseJson,
  payOf,
  present,
  readEntries,
  title,
  webAddress,
} from '../posting-fields.ts'
import { subdomainOf } from './subdomain.ts'

const posting = z.object({
  id: externalId,
  title,
  url: webAddress,
  description: longText,
  key_responsibilities: longText,
  skills_knowledge_expertise: longText,
  benefits: longText,
  employment_type_text: line,
  workplace_type: line,
  location: z.object({ name: line, city: line, province: line }).partial().nullable().catch(null),
  compensation_visible: flag,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: line,
  compensation_frequency: line,
  deadline_at: anything,
  job: z
    .object({ department: z.object({ name: line }).nullable().catch(null) })
    .nullable()
    .catch(null),
})

export const pinpoint: Importer = {
  addressOf(given) {
    const name = subdomainOf(given, 'pinpointhq.com')
    return name && `https://${name}.pinpointhq.com/postings.json`
  },
  read(text) {
    const { data } = entriesIn(z.object({ data: z.array(z.unknown()) }), parseJson(text))
    return readEntries(data, posting, (one) => ({
      externalId: one.id,
      url: one.url,
      title: one.title,
      html: [one.description, one.key_responsibilities, one.skills_knowledge_expertise, one.benefits].join('\n'),
      department: one.job?.department?.name ?? null,
      employmentText: one.employment_type_text ?? '',
      workplaceText: one.workplace_type ?? '',
      locationLines: present([
        one.location && (present([one.location.city, one.location.province]).join(', ') || one.location.name),
      ]),
      offices: [],
      pay: one.compensation_visible
        ? payOf({
            min: one.compensation_minimum,
            max: one.compensation_maximum,
            currency: one.compensation_currency,
            period: one.compensation_frequency,
          })
        : null,
      publishedOn: null,
      closesOn: dayOf(one.deadline_at),
    }))
  },
}
