// Ashby job board: api.ashbyhq.com/posting-api/job-board/{name}?includeCompensation=true.

import { z } from 'zod'
import type { Importer } from './importer.ts'
import {
  amount,
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
  payOf,
  present,
  readEntries,
  title,
  webAddress,
} from './posting-fields.ts'

const component = z.object({
  compensationType: line,
  interval: line,
  currencyCode: line,
  minValue: amount,
  maxValue: amount,
})

const job = z.object({
  id: externalId,
  title,
  jobUrl: webAddress,
  descriptionHtml: longText,
  department: line,
  employmentType: line,
  workplaceType: line,
  isRemote: flag,
  location: line,
  secondaryLocations: listOf(z.object({ location: line })),
  publishedAt: anything,
  compensation: z
    .object({ summaryComponents: listOf(component) })
    .nullable()
    .catch(null),
})

/** Unlisted on purpose: open to those who have the link, but not to be found. */
const unlisted = z.object({ isListed: z.literal(false) })

export const ashby: Importer = {
  addressOf(given) {
    const name = nameIn(given, [/job-board\/([\w.%-]+)/, /ashbyhq\.com\/([\w.%-]+)/])
    return name && `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`
  },
  read(text) {
    const { jobs } = entriesIn(z.object({ jobs: z.array(z.unknown()) }), parseJson(text))
    const listed = jobs.filter((entry) => !unlisted.safeParse(entry).success)
    return readEntries(listed, job, (one) => {
      const salary = present(one.compensation?.summaryComponents ?? []).find(
        ({ compensationType }) => compensationType === 'Salary',
      )
      return {
        externalId: one.id,
        url: one.jobUrl,
        title: one.title,
        html: one.descriptionHtml,
        department: one.department,
        employmentText: one.employmentType ?? '',
        workplaceText: one.workplaceType ?? (one.isRemote ? 'remote' : ''),
        locationLines: present([one.location, ...present(one.secondaryLocations).map(({ location }) => location)]),
        offices: [],
        pay:
          salary === undefined
            ? null
            : payOf({
                min: salary.minValue,
                max: salary.maxValue,
                currency: salary.currencyCode,
                period: salary.interval,
              }),
        publishedOn: dayOf(one.publishedAt),
        closesOn: null,
      }
    })
  },
}
