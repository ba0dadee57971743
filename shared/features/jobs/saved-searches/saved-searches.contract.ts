import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { alertFrequencies, MAX_SAVED_SEARCHES, MAX_SEARCH_ADDRESS, MAX_SEARCH_NAME } from './alert-kinds.ts'

const instant = z.iso.datetime()
const name = singleLine(1, MAX_SEARCH_NAME)

const savedSearch = z
  .object({
    id,
    name: z.string(),
    /** The query string of /jobs. */
    search: z.string(),
    alert: z.enum(alertFrequencies),
    /** Alerts are sent weekly because the person has not visited for a while. */
    isSlowed: z.boolean(),
    /** New jobs since the search was last viewed. */
    newCount: z.number(),
    /** Secret URLs; null if there is no feed. */
    feed: z.object({ rss: z.string(), json: z.string() }).nullable(),
    lastSentAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.output<typeof savedSearch>

const newSavedSearch = z.object({
  name,
  /** The query string of /jobs. */
  search: z.string().max(MAX_SEARCH_ADDRESS),
  alert: z.enum(alertFrequencies).default('daily'),
})
export type NewSavedSearch = z.output<typeof newSavedSearch>

const searchChange = z.object({ name: name.optional(), alert: z.enum(alertFrequencies).optional() })
export type SearchChange = z.output<typeof searchChange>

const stoppedAlert = z.object({
  /** `unknown`: the link is incomplete, or the search has been deleted. */
  state: z.enum(['on', 'stopped', 'unknown']),
  name: z.string().nullable(),
})
export type StoppedAlert = z.output<typeof stoppedAlert>

const token = z.string().min(1).max(200)
const byId = z.object({ id })

export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/saved-searches',
    guard: 'verified',
    summary: 'Your saved searches, newest first, with the number of new jobs in each.',
    response: z.array(savedSearch).max(MAX_SAVED_SEARCHES),
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/saved-searches',
    guard: 'verified',
    summary: 'Saves a search. An already saved search takes the new name and alert frequency.',
    body: newSavedSearch,
    response: savedSearch,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/talent/api/saved-searches/:id',
    guard: 'verified',
    summary: 'Changes the name or alert frequency of a saved search.',
    params: byId,
    body: searchChange,
    response: savedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/saved-searches/:id',
    guard: 'verified',
    summary: 'Deletes a saved search and its feed.',
    params: byId,
    response: nothing,
  }),
  look: endpoint({
    method: 'PUT',
    path: '/talent/api/saved-searches/:id/looked',
    guard: 'verified',
    summary: 'Marks the new jobs of a saved search as seen.',
    params: byId,
    response: nothing,
  }),
  openFeed: endpoint({
    method: 'POST',
    path: '/talent/api/saved-searches/:id/feed',
    guard: 'verified',
    summary: 'Creates a feed with a secret address for a saved search. The previous address stops working.',
    params: byId,
    response: savedSearch,
    status: 201,
    creates: true,
  }),
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/talent/api/saved-searches/:id/feed',
    guard: 'verified',
    summary: 'Turns off the feed of a saved search.',
    params: byId,
    response: savedSearch,
  }),
  alertState: endpoint({
    method: 'GET',
    path: '/shared/api/job-alerts/stop',
    guard: 'open',
    summary: 'Whether the alert an email link is about is on.',
    query: z.object({ token }),
    response: stoppedAlert,
  }),
  stopAlert: endpoint({
    method: 'POST',
    path: '/shared/api/job-alerts/stop',
    guard: 'open',
    summary: 'Stops the alert an email link is about, without signing in.',
    body: z.object({ token }),
    response: stoppedAlert,
  }),
}
