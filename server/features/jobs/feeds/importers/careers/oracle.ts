// Oracle Recruiting: the candidate experience's own REST resources, a hundred requisitions per page; each description has its own URL.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  anything,
  asWebAddress,
  dayOf,
  entriesIn,
  externalId,
  line,
  listOf,
  longText,
  parseJson,
  present,
  readEntries,
  title,
} from '../posting-fields.ts'

const PAGE = 100
const RESOURCES = '/hcmRestApi/resources/latest'

const requisition = z.object({
  Id: externalId,
  Title: title,
  PostedDate: anything,
  PrimaryLocation: line,
  WorkplaceType: line,
  secondaryLocations: listOf(z.object({ Name: line })),
})
const list = z.object({
  items: z
    .array(z.object({ TotalJobsCount: z.number(), Offset: z.number().catch(0), requisitionList: z.array(z.unknown()) }))
    .min(1),
})
const details = z.object({
  items: z
    .array(
      z.object({
        ExternalDescriptionStr: longText,
        ExternalResponsibilitiesStr: longText,
        ExternalQualificationsStr: longText,
        JobSchedule: line,
        ExternalPostedEndDate: anything,
      }),
    )
    .min(1),
})

const siteIn = (text: string): string | null =>
  /\/sites\/([\w-]+)/.exec(text)?.[1] ?? /siteNumber=([\w-]+)/.exec(text)?.[1] ?? null

const listAddress = (origin: string, site: string, offset: number): string =>
  `${origin}${RESOURCES}/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations&finder=findReqs;siteNumber=${site},limit=${PAGE},offset=${offset},sortBy=POSTING_DATES_DESC`

export const oracle: Importer = {
  addressOf(given) {
    const address = asWebAddress(given)
    const site = siteIn(given)
    return address && site && listAddress(new URL(address).origin, site, 0)
  },
  read(text, url) {
    const [page] = entriesIn(list, parseJson(text)).items
    const { origin } = new URL(url)
    const site = siteIn(url) ?? ''
    const entries = page?.requisitionList ?? []
    const after = Number(/offset=(\d+)/.exec(url)?.[1] ?? 0) + PAGE
    return readEntries(
      entries,
      requisition,
      (one) => ({
        externalId: one.Id,
        url: `${origin}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(one.Id)}`,
        title: one.Title,
        html: '',
        department: null,
        employmentText: '',
        workplaceText: one.WorkplaceType ?? '',
        locationLines: present([one.PrimaryLocation, ...one.secondaryLocations.map((place) => place?.Name)]),
        offices: [],
        pay: null,
        publishedOn: dayOf(one.PostedDate),
        closesOn: null,
      }),
      entries.length > 0 && after < (page?.TotalJobsCount ?? 0) ? listAddress(origin, site, after) : null,
    )
  },
  details: {
    addressOf({ url, externalId: id }) {
      const finder = `ById;Id="${encodeURIComponent(id)}",siteNumber=${siteIn(url) ?? ''}`
      return `${new URL(url).origin}${RESOURCES}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}`
    },
    read(one, text) {
      const [found] = entriesIn(details, parseJson(text)).items
      const parts = [
        found?.ExternalDescriptionStr,
        found?.ExternalResponsibilitiesStr,
        found?.ExternalQualificationsStr,
      ]
      return {
        ...one,
        html: parts.filter(Boolean).join('\n'),
        employmentText: found?.JobSchedule ?? '',
        closesOn: dayOf(found?.ExternalPostedEndDate),
      }
    },
  },
}
