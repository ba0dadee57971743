// Workday career sites: {tenant}.{data centre}.myworkdayjobs.com/wday/cxs/{tenant}/{site}/jobs, twenty per page, requested with
// POST; each description has its own URL. The offset is kept in the fragment, which is never sent.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  line,
  listOf,
  longText,
  parseJson,
  present,
  readEntries,
  title,
} from '../posting-fields.ts'

const PAGE = 20

const path = z.string().regex(/^\/job\/[^\s?#]{1,180}$/)
const posting = z.object({ title, externalPath: path, locationsText: line, remoteType: line })
const details = z.object({
  jobPostingInfo: z.object({
    jobDescription: longText,
    location: line,
    additionalLocations: listOf(z.string()),
    timeType: line,
    remoteType: line,
    startDate: anything,
    endDate: anything,
  }),
})

const offsetIn = (url: string): number => Number(/#offset=(\d+)$/.exec(url)?.[1] ?? 0)

export const workday: Importer = {
  addressOf(given) {
    const found =
      /^https:\/\/([\w-]+)\.(wd\d+)\.myworkdayjobs\.com\/(?:wday\/cxs\/[\w-]+\/([\w-]+)|(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+))/.exec(
        given.trim(),
      )
    if (!found) return null
    const [, tenant, centre, ofApi, ofSite] = found
    return `https://${tenant}.${centre}.myworkdayjobs.com/wday/cxs/${tenant}/${ofApi ?? ofSite}/jobs`
  },
  bodyFor: (url) => ({ appliedFacets: {}, limit: PAGE, offset: offsetIn(url), searchText: '' }),
  read(text, url) {
    const { total, jobPostings } = entriesIn(
      z.object({ total: z.number(), jobPostings: z.array(z.unknown()) }),
      parseJson(text),
    )
    const { origin, pathname } = new URL(url)
    const site = pathname.split('/')[4] ?? ''
    const after = offsetIn(url) + PAGE
    return readEntries(
      jobPostings,
      posting,
      (one) => ({
        externalId: one.externalPath,
        url: `${origin}/${site}${one.externalPath}`,
        title: one.title,
        html: '',
        department: null,
        employmentText: '',
        workplaceText: one.remoteType ?? '',
        // "3 Locations" stands for a list found only in the details.
        locationLines: present([one.locationsText]).filter((text) => !/^\d+ Locations$/.test(text)),
        offices: [],
        pay: null,
        publishedOn: null,
        closesOn: null,
      }),
      // Only the first page includes the total.
      jobPostings.length === PAGE && (total === 0 || after < total) ? `${origin}${pathname}#offset=${after}` : null,
    )
  },
  details: {
    addressOf({ url, externalId }) {
      const { origin, hostname, pathname } = new URL(url)
      return `${origin}/wday/cxs/${hostname.split('.')[0] ?? ''}/${pathname.split('/')[1] ?? ''}${externalId}`
    },
    read(one, text) {
      const info = entriesIn(details, parseJson(text)).jobPostingInfo
      return {
        ...one,
        html: info.jobDescription,
        employmentText: info.timeType ?? '',
        workplaceText: info.remoteType ?? one.workplaceText,
        locationLines: [...new Set(present([info.location, ...info.additionalLocations]))],
        publishedOn: dayOf(info.startDate),
        closesOn: dayOf(info.endDate),
      }
    },
  },
}
