// Who sits in an interview: the talent, and the members on its panel while they work for the company.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { sideOf } from '#server/features/hiring/applications/company/company-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canReadOf, isTalentOf } from '../interviews.policy.ts'
import { type InterviewRow, selectInterview, selectPeople } from './interviews.queries.ts'
import { presentForCompany, presentOwn } from './listing.service.ts'

export type Seat = {
  interview: InterviewRow
  side: 'talent' | 'company'
  seats: readonly { personId: Id; seat: 'talent' | 'interviewer' }[]
}

/** The viewer's seat; for anybody else the interview does not exist. */
export async function findSeat(db: Db, viewer: Viewer, id: Id): Promise<Seat> {
  const interview = found(await selectInterview(db, id))
  const seats = await selectPeople(db, [id])
  ensure(
    seats.some(({ personId }) => personId === viewer.id),
    'not_found',
  )
  if (isTalentOf(viewer, interview)) return { interview, side: 'talent', seats }
  ensure(canReadOf(await sideOf(db, viewer, interview)), 'not_found')
  return { interview, side: 'company', seats }
}

/** The interview as the viewer sees it, with the names of everybody who takes part. */
export async function presentSeat(db: Db, viewer: Viewer, now: Date, { interview, side, seats }: Seat) {
  const names = await findVerifiedNames(
    db,
    seats.map(({ personId }) => personId),
  )
  const nameOf = (personId: Id, talentName: string) =>
    personId === interview.talentId ? talentName : (names.get(personId) ?? '')
  if (side === 'talent') {
    const [shown] = await presentOwn(db, viewer, now, [interview])
    return { facts: found(shown), people: peopleOf(seats, (id) => nameOf(id, names.get(id) ?? '')) }
  }
  const [shown] = await presentForCompany(db, viewer, now, [interview], false)
  const facts = found(shown)
  return { facts: facts as Interview, people: peopleOf(seats, (id) => nameOf(id, facts.talent.name)) }
}

const peopleOf = (seats: Seat['seats'], nameOf: (id: Id) => string) =>
  seats.map(({ personId, seat }) => ({ id: personId, name: nameOf(personId), seat }))
