// Rippling boards: api.rippling.com/platform/api/ats/v1/board/{name}/jobs; each description has its own URL.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
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
} from '../posting-fields.ts'

const labelled = z.object({ label: line }).nullable().catch(null)
const job = z.object({ uuid: externalId, name: title, url: webAddress, department: labelled, workLocation: labelled })
const details = z.object({
  description: z.object({ company: longText, role: longText }),
  workLocations: listOf(z.string()),
  employmentType: labelled,
  createdOn: anything,
})

export const rippling: Importer = {
  addressOf(given) {
    const name = nameIn(given, [/ats\.rippling\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w.-]+)/, /\/board\/([\w.-]+)/])
    return name && `https://api.rippling.com/platform/api/ats/v1/board/${name}/jobs`
  },
  read(text) {
    return readEntries(entriesIn(z.array(z.unknown()), parseJson(text)), job, (one) => ({
      externalId: one.uuid,
      url: one.url,
      title: one.name,
      html: '',
      department: one.department?.label ?? null,
      employmentText: '',
      workplaceText: one.workLocation?.label ?? '',
      locationLines: present([one.workLocation?.label]),
      offices: [],
      pay: null,
      publishedOn: null,
      closesOn: null,
    }))
  },
  details: {
    addressOf({ externalId: id, url }) {
      const name = /ats\.rippling\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w.-]+)/.exec(url)?.[1] ?? ''
      return `https://api.rippling.com/platform/api/ats/v1/board/${name}/jobs/${encodeURIComponent(id)}`
    },
    read(one, text) {
      const { description, workLocations, employmentType, createdOn } = entriesIn(details, parseJson(text))
      const places = [...new Set([...one.locationLines, ...present(workLocations)])]
      return {
        ...one,
        html: `${description.role}\n${description.company}`,
        employmentText: employmentType?.label ?? '',
        workplaceText: places.join(' '),
        locationLines: places,
        publishedOn: dayOf(createdOn),
      }
    },
  },
}
