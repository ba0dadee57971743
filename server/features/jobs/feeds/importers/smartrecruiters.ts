// SmartRecruiters postings: api.smartrecruiters.com/v1/companies/{name}/postings, a hundred per page; each description has its own URL.

import { z } from 'zod'
import type { Importer } from './importer.ts'
import {
  anything,
  dayOf,
  entriesIn,
  externalId,
  flag,
  line,
  longText,
  nameIn,
  parseJson,
  present,
  readEntries,
  title,
} from './posting-fields.ts'

const PAGE = 100

const labelled = z.object({ label: line }).partial().nullable().catch(null)

const posting = z.object({
  id: externalId,
  name: title,
  company: z.object({ identifier: z.string().regex(/^[\w.-]{1,80}$/) }),
  location: z
    .object({ city: line, country: line, remote: flag, hybrid: flag, fullLocation: line })
    .nullable()
    .catch(null),
  department: labelled,
  typeOfEmployment: labelled,
  releasedDate: anything,
})

const section = z.object({ title: longText, text: longText }).nullable().catch(null)
const details = z.object({
  jobAd: z.object({
    sections: z.object({ jobDescription: section, qualifications: section, additionalInformation: section }).partial(),
  }),
})

export const smartrecruiters: Importer = {
  addressOf(given) {
    const name = nameIn(given, [/companies\/([\w.-]+)/, /smartrecruiters\.com\/([\w.-]+)/])
    return name && `https://api.smartrecruiters.com/v1/companies/${name}/postings?limit=${PAGE}&offset=0`
  },
  read(text, url) {
    const list = z.object({ content: z.array(z.unknown()), totalFound: z.number(), offset: z.number() })
    const { content, totalFound, offset } = entriesIn(list, parseJson(text))
    const next = new URL(url)
    next.searchParams.set('offset', String(offset + PAGE))
    return readEntries(
      content,
      posting,
      (one) => ({
        externalId: one.id,
        url: `https://jobs.smartrecruiters.com/${one.company.identifier}/${encodeURIComponent(one.id)}`,
        title: one.name,
        html: '',
        department: one.department?.label ?? null,
        employmentText: one.typeOfEmployment?.label ?? '',
        workplaceText: one.location?.hybrid ? 'hybrid' : one.location?.remote ? 'remote' : '',
        locationLines: present([one.location?.fullLocation]),
        offices: one.location
          ? [{ city: one.location.city, country: one.location.country?.toUpperCase() ?? null }]
          : [],
        pay: null,
        publishedOn: dayOf(one.releasedDate),
        closesOn: null,
      }),
      content.length > 0 && offset + PAGE < totalFound ? next.href : null,
    )
  },
  details: {
    addressOf({ url, externalId: id }) {
      const company = new URL(url).pathname.split('/')[1] ?? ''
      return `https://api.smartrecruiters.com/v1/companies/${company}/postings/${encodeURIComponent(id)}`
    },
    read(one, text) {
      const { sections } = entriesIn(details, parseJson(text)).jobAd
      const parts = present([sections.jobDescription, sections.qualifications, sections.additionalInformation])
      return { ...one, html: parts.map((part) => `<h3>${part.title}</h3>${part.text}`).join('\n') }
    },
  },
}
