// Shared by the XML formats: an entry is read into plain strings first, then validated like any other.

import { z } from 'zod'
import type { FeedPage, Posting } from './importer.ts'
import { dayOf, externalId, line, longText, present, readEntries, title, webAddress } from './posting-fields.ts'

const entry = z.object({
  id: externalId,
  url: webAddress,
  title,
  html: longText,
  department: line,
  employmentText: longText,
  workplaceText: longText,
  locationLines: z.array(line),
  city: line,
  country: line,
  publishedOn: z.string(),
  closesOn: z.string(),
})

export type XmlEntry = z.input<typeof entry>

export const readXmlEntries = (entries: readonly Partial<XmlEntry>[]): FeedPage =>
  readEntries(
    entries.map((one) => ({
      department: null,
      employmentText: '',
      workplaceText: '',
      locationLines: [],
      city: null,
      country: null,
      publishedOn: '',
      closesOn: '',
      ...one,
    })),
    entry,
    ({ id, city, country, ...one }): Posting => ({
      ...one,
      externalId: id,
      locationLines: present(one.locationLines),
      offices: city === null && country === null ? [] : [{ city, country }],
      pay: null,
      publishedOn: dayOf(one.publishedOn),
      closesOn: dayOf(one.closesOn),
    }),
  )
