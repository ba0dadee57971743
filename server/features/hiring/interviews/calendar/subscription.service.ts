// Somebody's own interviews for their calendar app, on whichever side they sit: the same UIDs and sequence numbers as in the mails,
// so that an app that gets both has one entry.

import { createHash } from 'node:crypto'
import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { sideOf } from '#server/features/hiring/applications/company/company-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isCancelled } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { selectLink } from '../busy/calendars.queries.ts'
import { contextsOf } from '../context.service.ts'
import { canReadOf, isTalentOf } from '../interviews.policy.ts'
import { type InterviewRow, selectSeatsSince } from '../meetings/interviews.queries.ts'
import { placeOf } from '../notifying/notifying.service.ts'
import { calendarText, uidOf } from './ics.ts'
import { readSubscription } from './subscription-links.ts'

const KEPT_DAYS = 90

export async function subscribedCalendar(platform: Platform, file: string): Promise<{ text: string; etag: string }> {
  const { db, appKey, clock, config } = platform
  const { personId, version } = found(readSubscription(appKey, file))
  ensure((await selectLink(db, personId))?.version === version, 'not_found')
  const person = await presentPerson(db, personId)
  const since = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  const rows = await stillSeen(db, person, await selectSeatsSince(db, personId, since))
  const contextOf = await contextsOf(db, person, rows, [])
  const entries = rows.map((row) => {
    const { company, talentName, jobTitle } = contextOf(row)
    const place = placeOf(platform, row)
    return {
      uid: uidOf(row.id),
      sequence: row.calendarSequence,
      // Of the entry, not of this copy: calendars compare it.
      stampedAt: row.createdAt,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      summary: `${row.talentId === personId ? company.name : talentName}: ${jobTitle}`,
      description: place,
      location: place,
      isCancelled: isCancelled(row.status),
    }
  })
  const text = calendarText(config.siteTitle, entries)
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

/** Without the interviews of companies the person has left. */
async function stillSeen(db: Db, person: Viewer, rows: readonly InterviewRow[]): Promise<InterviewRow[]> {
  const companies = new Map<Id, boolean>()
  for (const row of rows) {
    if (isTalentOf(person, row) || companies.has(row.companyId)) continue
    companies.set(row.companyId, canReadOf(await sideOf(db, person, row)))
  }
  return rows.filter((row) => isTalentOf(person, row) || companies.get(row.companyId))
}
