// Himalayas: himalayas.app/jobs/api, newest first in pages of twenty. It asks to be named, and not to be passed on to other job
// boards.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  amount,
  dayOf,
  employer,
  entriesIn,
  externalId,
  line,
  listOf,
  longText,
  parseJson,
  payOf,
  present,
  readEntries,
  title,
  webAddress,
} from '../posting-fields.ts'
import { nextPage, onlyAddress } from './board-pages.ts'

const PAGE_SIZE = 20
const BOARD = 'https://himalayas.app/jobs/api'

/** A name, or an object with one. */
const place = z.union([z.object({ name: line }).transform(({ name }) => name), line])
const seconds = z.coerce.number().positive().nullable().catch(null)

const job = z.object({
  guid: externalId,
  applicationLink: webAddress,
  title,
  companyName: employer,
  description: longText,
  employmentType: line,
  categories: listOf(line),
  locationRestrictions: listOf(place),
  minSalary: amount,
  maxSalary: amount,
  currency: line,
  salaryPeriod: line,
  pubDate: seconds,
  expiryDate: seconds,
})

const answer = z.object({ jobs: z.array(z.unknown()), nextCursor: z.string().nullable().catch(null) })

const dayOfSeconds = (value: number | null) => (value === null ? null : dayOf(value * 1000))

export const himalayas: Importer = {
  isNewestOnly: true,
  addressOf: onlyAddress('himalayas.app', BOARD),
  read(text, url) {
    const { jobs, nextCursor } = entriesIn(answer, parseJson(text))
    const page = readEntries(jobs, job, (one) => ({
      externalId: one.guid,
      url: one.applicationLink,
      title: one.title,
      employer: one.companyName,
      html: one.description,
      department: present(one.categories)[0]?.replaceAll('-', ' ') ?? null,
      employmentText: one.employmentType ?? '',
      workplaceText: '',
      locationLines: present(one.locationRestrictions),
      offices: [],
      pay: payOf({ min: one.minSalary, max: one.maxSalary, currency: one.currency, period: one.salaryPeriod }),
      publishedOn: dayOfSeconds(one.pubDate),
      closesOn: dayOfSeconds(one.expiryDate),
    }))
    return { ...page, next: nextPage(url, following(url, jobs.length, nextCursor)) }
  },
}

/** By cursor where there is one, else by offset. */
function following(url: string, count: number, cursor: string | null): string | null {
  if (count === 0) return null
  const address = new URL(url)
  if (cursor) address.searchParams.set('cursor', cursor)
  else {
    if (count < PAGE_SIZE) return null
    address.searchParams.set('offset', String(Number(address.searchParams.get('offset') ?? 0) + PAGE_SIZE))
  }
  return address.href
}
