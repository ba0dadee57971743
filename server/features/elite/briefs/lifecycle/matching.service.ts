// Finds the members a brief suits, and offers it to the best of them.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findCompanyFor, findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import { findHiddenFrom } from '#server/features/people/preferences/privacy.service.ts'
import { findClaimedSkills } from '#server/features/people/talents/talents.service.ts'
import { findProvenAmong } from '#server/features/skills/skills/proven-skills.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_MATCHES } from '#shared/features/elite/briefs/brief-limits.ts'
import { type BriefMatch, matchBrief, scoreOf } from '#shared/features/elite/briefs/brief-match.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type ActiveMember, eachActiveMember } from '../../elite/joining/members.service.ts'
import type { BriefRow } from '../briefs.queries.ts'
import { insertInterests } from '../interests.queries.ts'
import { tellMember } from './telling.service.ts'

type Match = { personId: Id; match: BriefMatch; score: number }

export async function offerBrief(tx: Db, platform: Platform, brief: BriefRow, replyBy: Date): Promise<void> {
  const now = platform.clock.now()
  const { company } = await findCompanyFor(tx, null, brief.companyId)
  const away = new Set((await findHiringSeats(tx, [brief.companyId])).map(({ personId }) => personId))
  const matches: Match[] = []
  for await (const members of eachActiveMember(tx)) {
    const ids = members.map(({ personId }) => personId)
    for (const id of await findHiddenFrom(tx, brief.companyId, ids)) away.add(id)
    const reachable = members.filter(({ personId }) => !away.has(personId))
    matches.push(...(await matchAll(tx, { ...brief, companyName: company.name }, reachable, now)))
  }
  const best = matches.toSorted((one, other) => other.score - one.score).slice(0, MAX_MATCHES)
  const offered = await insertInterests(
    tx,
    best.map((one) => ({ ...one, briefId: brief.id, replyBy, createdAt: now })),
  )
  for (const { personId } of offered)
    await tellMember(tx, platform, brief, { personId, how: 'offered', company: company.name })
}

async function matchAll(
  tx: Db,
  brief: BriefRow & { companyName: string },
  members: readonly ActiveMember[],
  now: Date,
): Promise<Match[]> {
  const ids = members.map(({ personId }) => personId)
  const people = await findContacts(tx, ids)
  const claimed = await findClaimedSkills(tx, ids)
  const proven = await findProvenAmong(tx, ids, now)
  return members.flatMap(({ personId, preference }) => {
    const match = matchBrief(brief, {
      timeZone: people.get(personId)?.timeZone ?? 'UTC',
      preference,
      claimed: claimed.get(personId) ?? [],
      proven: proven.get(personId) ?? [],
    })
    return match ? [{ personId, match, score: scoreOf(match) }] : []
  })
}
