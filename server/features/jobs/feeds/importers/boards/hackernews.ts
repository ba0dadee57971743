// Hacker News "Who is hiring?": the newest monthly thread of the account that posts them. A comment begins with a line such as
// "Acme | Backend Engineer | Remote (EU) | Full-time"; one without a company and a role in that form is not read.

import { z } from 'zod'
import { textOfHtml } from '#server/platform/html-text.ts'
import { readLocationLine } from '../../reading/places/location-line.ts'
import { findPlaces } from '../../reading/places/place-names.ts'
import type { FeedPage, Importer } from '../importer.ts'
import {
  anything,
  dayOf,
  employer,
  entriesIn,
  externalId,
  longText,
  parseJson,
  readEntries,
  title,
} from '../posting-fields.ts'

const API = 'https://hn.algolia.com/api/v1'
const NEWEST = `${API}/search_by_date?tags=story,author_whoishiring&hitsPerPage=10`

const stories = z.object({ hits: z.array(z.object({ objectID: z.string(), title: z.string().catch('') })) })
const thread = z.object({ children: z.array(z.unknown()) })

/** Deleted comments have no text. */
const comment = z.object({ id: externalId, text: z.string().min(1), created_at: anything })
const opening = z.object({ employer, role: title, id: externalId, text: longText, created_at: anything })

const ROLE =
  /\b(?:engineers?|developers?|programmers?|designers?|managers?|scientists?|analysts?|architects?|researchers?|administrators?|recruiters?|writers?|marketers?|consultants?|specialists?|accountants?|technicians?|SREs?|DevOps|CTO|lead|head of|director|intern(?:ship)?|counsel|representative|executive)\b/i
const WORKPLACE = /\b(?:remote|on-?site|hybrid|in[- ]office|worldwide|anywhere)\b/i

export const hackernews: Importer = {
  addressOf(given) {
    const text = given.trim()
    if (text === '') return NEWEST
    const id = /^(?:https:\/\/news\.ycombinator\.com\/item\?id=)?(\d{1,12})$/.exec(text)?.[1]
    return id === undefined ? null : `${API}/items/${id}`
  },
  read(text, url) {
    const found = parseJson(text)
    if (!new URL(url).pathname.startsWith('/api/v1/items/')) return newestThread(found)
    const entries = entriesIn(thread, found).children.flatMap((one) => comment.safeParse(one).data ?? [])
    const page = readEntries(entries.map(openingOf), opening, (one) => {
      const parts = partsOf(one.text).slice(1)
      const places = parts.filter((part) => part !== one.role && (WORKPLACE.test(part) || isPlace(part)))
      return {
        externalId: one.id,
        url: `https://news.ycombinator.com/item?id=${one.id}`,
        title: one.role,
        employer: one.employer,
        html: one.text,
        department: null,
        employmentText: parts.join(' '),
        workplaceText: parts.filter((part) => WORKPLACE.test(part)).join(' '),
        locationLines: places,
        offices: [],
        pay: null,
        publishedOn: dayOf(one.created_at),
        closesOn: null,
      }
    })
    return { ...page, listedIds: entries.map(({ id }) => id) }
  },
}

/** "Berlin" and "San Diego, CA" as well as "Germany", but no other words that happen to be a place. */
const MAX_PLACE = 60
function isPlace(part: string): boolean {
  if (findPlaces(part).length > 0) return true
  if (part.length > MAX_PLACE || /\d|https?:|\.\w/.test(part)) return false
  const { locations, rest } = readLocationLine(part)
  return rest.length === 0 && locations.some(({ country }) => country !== null)
}

function newestThread(found: unknown): FeedPage {
  const { hits } = entriesIn(stories, found)
  const story = hits.find(({ title: heading }) => /who is hiring/i.test(heading))
  return { postings: [], unreadable: 0, next: story ? `${API}/items/${story.objectID}` : null }
}

/** The parts of the first line. */
const partsOf = (html: string): string[] =>
  textOfHtml(html.split(/<p>|\n/, 1)[0] ?? '')
    .split('|')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')

function openingOf({ id, text, created_at }: z.infer<typeof comment>) {
  const [company = '', ...parts] = partsOf(text)
  return {
    id,
    text,
    created_at,
    // Without its address: "Acme (https://acme.example)".
    employer: company.replace(/\s*[([]?\s*(?:https?:\/\/|www\.)\S*\s*[)\]]?/gi, '').trim(),
    role: parts.find((part) => ROLE.test(part)),
    title: partsOf(text).join(' | '),
  }
}
