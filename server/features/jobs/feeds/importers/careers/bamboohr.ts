// BambooHR careers: {company}.bamboohr.com/careers/list; each description has its own URL.

import { z } from 'zod'
import type { Importer } from '../importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  externalId,
  line,
  longText,
  parseJson,
  present,
  readEntries,
  title,
} from '../posting-fields.ts'
import { subdomainOf } from './subdomain.ts'

const place = z.object({ city: line, state: line, country: line }).partial().nullable().catch(null)
const opening = z.object({
  id: externalId,
  jobOpeningName: title,
  departmentLabel: line,
  employmentStatusLabel: line,
  location: place,
  atsLocation: place,
  locationType: z.coerce.string().catch(''),
})
const details = z.object({
  result: z.object({ jobOpening: z.object({ description: longText, compensation: line, datePosted: anything }) }),
})

const workplaces: Record<string, string> = { '0': 'on-site', '1': 'remote', '2': 'hybrid' }

export const bamboohr: Importer = {
  addressOf(given) {
    const name = subdomainOf(given, 'bamboohr.com')
    return name && `https://${name}.bamboohr.com/careers/list`
  },
  read(text, url) {
    const { result } = entriesIn(z.object({ result: z.array(z.unknown()) }), parseJson(text))
    return readEntries(result, opening, (one) => {
      const { city = null, state = null } = one.location ?? {}
      const country = one.atsLocation?.country ?? one.location?.country ?? null
      const name = present([city ?? one.atsLocation?.city, state ?? one.atsLocation?.state, country]).join(', ')
      return {
        externalId: one.id,
        url: new URL(`/careers/${encodeURIComponent(one.id)}`, url).href,
        title: one.jobOpeningName,
        html: '',
        department: one.departmentLabel,
        employmentText: one.employmentStatusLabel ?? '',
        workplaceText: workplaces[one.locationType] ?? '',
        locationLines: name === '' ? [] : [name],
        offices: [],
        pay: null,
        publishedOn: null,
        closesOn: null,
      }
    })
  },
  details: {
    addressOf: ({ url }) => `${url}/detail`,
    read(one, text) {
      const { description, compensation, datePosted } = entriesIn(details, parseJson(text)).result.jobOpening
      const pay = compensation === null ? '' : `\n<p>Compensation: ${compensation}</p>`
      return { ...one, html: `${description}${pay}`, publishedOn: dayOf(datePosted) }
    },
  },
}
