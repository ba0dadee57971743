// The endorser's side, without an account: the link is the proof. Opening it changes nothing for anybody else.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { tellApplicant } from '#server/features/elite/elite/joining/telling.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import { revokeBySource } from '#server/features/skills/credentials/credentials.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_ENDORSED_SKILLS } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import type {
  EndorsementRequest,
  NewEndorsement,
  RequestDecline,
} from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { isInvitedEndorser, isReceived } from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hashDevice, hashToken } from './endorsement-token.ts'
import { presentRequest, stateOf, unknownRequest } from './endorsements.presenter.ts'
import {
  type EndorserRow,
  insertEndorsement,
  lockByToken,
  markWithdrawn,
  moveEndorser,
  selectByToken,
  selectEndorsements,
} from './endorsements.queries.ts'

export type Device = { network: string | null; userAgent: string }

const over = /* i18n */ { id: 'endorsements.over', message: 'This request can no longer be answered.' }

const actor = { role: 'endorser', id: null } as const

/** Tampered links and links that never existed get the same answer. */
const findByToken = async (tx: Db, token: string): Promise<EndorserRow> =>
  found(await lockByToken(tx, hashToken(token)))

async function present(tx: Db, platform: Platform, endorser: EndorserRow): Promise<EndorsementRequest> {
  const [given] = await selectEndorsements(tx, [endorser.id])
  const { name } = await findPerson(tx, endorser.personId)
  const skills = await findOfferedSkills(tx, endorser.personId)
  return presentRequest(endorser, { name, skills }, given ?? null, platform.clock.now())
}

/** Of the applicant’s profile, the strongest first. */
async function findOfferedSkills(tx: Db, personId: Id): Promise<EndorsementRequest['skills']> {
  const { work } = await readTalentFacts({ db: tx }, personId)
  return (work?.skills ?? [])
    .toSorted((one, other) => other.level - one.level)
    .slice(0, MAX_ENDORSED_SKILLS)
    .map(({ slug, name }) => ({ slug, name }))
}

/** Whoever opens a mistyped link gets a plain page, too. */
export async function showRequest(platform: Platform, token: string): Promise<EndorsementRequest> {
  const endorser = await selectByToken(platform.db, hashToken(token))
  return endorser ? present(platform.db, platform, endorser) : unknownRequest
}

/** By the page, not by the link: mail scanners follow links. */
export const openRequest = (platform: Platform, token: string): Promise<EndorsementRequest> =>
  transaction(platform.db, async (tx) => {
    const endorser = await findByToken(tx, token)
    const now = platform.clock.now()
    const isFirst = isInvitedEndorser(endorser.status) && stateOf(endorser, now) === 'open'
    const opened = isFirst ? await moveEndorser(tx, endorser, { event: 'open', actor, now }) : endorser
    return present(tx, platform, opened)
  })

export const submitEndorsement = (
  platform: Platform,
  { token, isConfirmed: _, skills, ...given }: NewEndorsement,
  { network, userAgent }: Device,
): Promise<EndorsementRequest> =>
  transaction(platform.db, async (tx) => {
    const endorser = await findByToken(tx, token)
    const now = platform.clock.now()
    // A double click.
    if (isReceived(endorser.status)) return present(tx, platform, endorser)
    if (stateOf(endorser, now) !== 'open') throw tooLate(over)
    const submitted = await moveEndorser(tx, endorser, { event: 'submit', actor, now, facts: { nextReminderAt: null } })
    const { id: endorserId, personId, applicationId, name } = endorser
    const deviceHash = hashDevice(platform, network, userAgent)
    // The profile may have changed since the page was opened.
    const offered = await findOfferedSkills(tx, personId)
    const seen = offered.map(({ slug }) => slug).filter((slug) => skills.includes(slug))
    await insertEndorsement(tx, { endorserId, personId, ...given, skills: seen, deviceHash, createdAt: now })
    await tellApplicant(
      tx,
      platform,
      { id: applicationId, personId },
      { outcome: 'received', name, subject: endorserId },
    )
    return present(tx, platform, submitted)
  })

export const declineRequest = (platform: Platform, { token, reason }: RequestDecline): Promise<EndorsementRequest> =>
  transaction(platform.db, async (tx) => {
    const endorser = await findByToken(tx, token)
    const now = platform.clock.now()
    const state = stateOf(endorser, now)
    // A double click.
    if (state === 'declined') return present(tx, platform, endorser)
    if (state !== 'open') throw tooLate(over)
    const facts = { declineReason: reason, nextReminderAt: null }
    const declined = await moveEndorser(tx, endorser, { event: 'decline', actor, now, facts })
    const { id: subject, applicationId: id, personId, name } = endorser
    await tellApplicant(tx, platform, { id, personId }, { outcome: 'declined_endorser', name, subject })
    return present(tx, platform, declined)
  })

/** Whenever they want, also after the decision. */
export const withdrawEndorsement = (platform: Platform, token: string): Promise<EndorsementRequest> =>
  transaction(platform.db, async (tx) => {
    const endorser = await findByToken(tx, token)
    if (!isReceived(endorser.status)) return present(tx, platform, endorser)
    const now = platform.clock.now()
    const withdrawn = await moveEndorser(tx, endorser, { event: 'withdraw', actor, now })
    const endorsement = await markWithdrawn(tx, endorser.id, now)
    if (endorsement) await revokeBySource(tx, 'endorsement', endorsement.id, now)
    const { id: subject, applicationId: id, personId, name } = endorser
    await tellApplicant(tx, platform, { id, personId }, { outcome: 'withdrawn_endorser', name, subject })
    return present(tx, platform, withdrawn)
  })
