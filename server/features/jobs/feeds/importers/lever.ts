// Lever postings: api.lever.co/v0/postings/{site}?mode=json, and api.eu.lever.co for companies hosted in Europe.

import { z } from 'zod'
import type { Importer } from './importer.ts'
import {
  amount,
  anything,
  dayOf,
  entriesIn,
  externalId,
  line,
  listOf,
  longText,
  nameIn,
  parseJson,
  payOf,
  present,
  readEntries,
  title,
  webAddress,
} from './posting-fields.ts'

const posting = z.object({
  id: externalId,
  text: title,
  hostedUrl: webAddress,
  categories: z
    .object({ location: line, commitment: line, team: line, department: line, allLocations: listOf(line) })
    .partial()
    .catch({}),
  workplaceType: line,
  description: longText,
  additional: longText,
  lists: listOf(z.object({ text: longText, content: longText })),
  createdAt: anything,
  salaryRange: z.object({ min: amount, max: amount, currency: line, interval: line }).nullable().catch(null),
})

export const lever: Importer = {
  addressOf(given) {
    const name = nameIn(given, [/lever\.co\/v0\/postings\/([\w.-]+)/, /lever\.co\/([\w.-]+)/])
    const host = /\beu\.lever\.co\b/.test(given) ? 'api.eu.lever.co' : 'api.lever.co'
    return name && `https://${host}/v0/postings/${name}?mode=json`
  },
  read(text) {
    const postings = entriesIn(z.array(z.unknown()), parseJson(text))
    return readEntries(postings, posting, (one) => {
      const { categories, salaryRange: range } = one
      const lists = present(one.lists).map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`)
      const locationLines = [...new Set(present([categories.location, ...(categories.allLocations ?? [])]))]
      return {
        externalId: one.id,
        url: one.hostedUrl,
        title: one.text,
        html: [one.description, ...lists, one.additional].join('\n'),
        department: categories.department ?? categories.team ?? null,
        employmentText: categories.commitment ?? '',
        workplaceText: [one.workplaceType ?? '', ...locationLines].join(' '),
        locationLines,
        offices: [],
        pay: range && payOf({ ...range, period: range.interval }),
        publishedOn: dayOf(one.createdAt),
        closesOn: null,
      }
    })
  },
}
