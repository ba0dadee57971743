// Workable jobs: apply.workable.com/api/v1/widget/accounts/{account}?details=true. A job in two countries is listed twice.

import { z } from 'zod'
import type { Importer } from './importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  externalId,
  flag,
  line,
  listOf,
  longText,
  nameIn,
  parseJson,
  present,
  readEntries,
  title,
  webAddress,
} from './posting-fields.ts'

const job = z.object({
  shortcode: externalId,
  title,
  url: webAddress,
  description: longText,
  department: line,
  employment_type: line,
  telecommuting: flag,
  country: line,
  city: line,
  locations: listOf(z.object({ city: line, countryCode: line })),
  published_on: anything,
})

export const workable: Importer = {
  addressOf(given) {
    const name = nameIn(given, [/accounts\/([\w-]+)/, /apply\.workable\.com\/([\w-]+)/])
    return name && `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`
  },
  read(text) {
    const { jobs } = entriesIn(z.object({ jobs: z.array(z.unknown()) }), parseJson(text))
    return readEntries(jobs, job, (one) => ({
      externalId: one.shortcode,
      url: one.url,
      title: one.title,
      html: one.description,
      department: one.department,
      employmentText: one.employment_type ?? '',
      workplaceText: one.telecommuting ? 'remote' : '',
      locationLines: present([[one.city, one.country].filter(Boolean).join(', ') || null]),
      offices: present(one.locations).map(({ city, countryCode }) => ({ city, country: countryCode })),
      pay: null,
      publishedOn: dayOf(one.published_on),
      closesOn: null,
    }))
  },
}
