// Greenhouse job board: boards-api.greenhouse.io/v1/boards/{name}/jobs?content=true. The text of a job is HTML, escaped once.

import { z } from 'zod'
import { unescapeHtml } from '#server/platform/html-text.ts'
import type { Importer } from './importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  externalId,
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

const named = z.object({ name: line })

const job = z.object({
  id: externalId,
  title,
  absolute_url: webAddress,
  content: longText,
  location: named.nullable().catch(null),
  departments: listOf(named),
  offices: listOf(z.object({ name: line, location: line })),
  metadata: listOf(z.object({ name: line, value: line })),
  first_published: anything,
  application_deadline: anything,
})

export const greenhouse: Importer = {
  addressOf(given) {
    const name = nameIn(given, [
      /greenhouse\.io\/v1\/boards\/([\w-]+)/,
      /greenhouse\.io\/(?:embed\/job_board\?for=)?([\w-]+)/,
    ])
    return name && `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true`
  },
  read(text) {
    const { jobs } = entriesIn(z.object({ jobs: z.array(z.unknown()) }), parseJson(text))
    return readEntries(jobs, job, (one) => ({
      externalId: one.id,
      url: one.absolute_url,
      title: one.title,
      html: unescapeHtml(one.content),
      department: present(one.departments)[0]?.name ?? null,
      employmentText: words(one.metadata, /employment|type/i),
      workplaceText: [one.location?.name ?? '', words(one.metadata, /workplace|remote|location type/i)].join(' '),
      locationLines: present([one.location?.name]),
      offices: [],
      pay: null,
      publishedOn: dayOf(one.first_published),
      closesOn: dayOf(one.application_deadline),
    }))
  },
}

const words = (metadata: z.infer<typeof job>['metadata'], about: RegExp): string =>
  present(metadata)
    .filter(({ name }) => about.test(name ?? ''))
    .map(({ value }) => value ?? '')
    .join(' ')
