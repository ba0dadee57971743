// What the review and the list of pending actions need to know about endorsers.

import type { I18n } from '@lingui/core'
import { findColleagues, findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findApplication, findSignatureOrigin } from '#server/features/elite/elite/joining/live-application.service.ts'
import { issueCredential } from '#server/features/skills/credentials/credentials.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import { type EliteStage, isEndorsementCheck } from '#shared/features/elite/elite/elite-status.ts'
import { MAX_CHANGES, REQUIRED_ENDORSERS, SILENT_DAYS } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import { type EndorsementFlag, leadingRelations } from '#shared/features/elite/endorsements/endorsement-words.ts'
import {
  isAskedEndorser,
  isCountedEndorser,
  isLostEndorser,
  isReceived,
  isUnverifiedEndorsement,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { Evidence } from '#shared/operator-case.ts'
import { hashDevice } from '../endorsement-token.ts'
import { countChanges } from '../endorsements.presenter.ts'
import {
  type EndorsementRow,
  type EndorserRow,
  moveEndorser,
  selectEndorsedBy,
  selectEndorsements,
  selectEndorsers,
  selectLastMoves,
} from '../endorsements.queries.ts'
import { awardFor } from './endorsement-award.ts'
import { evidenceOf } from './evidence.ts'
import { flagsOf } from './flags.ts'

const ONBOARDING = '/elite/onboarding'
const MINUTES = 5

type Asked = { startedAt: Date; lostAt: ReadonlyMap<Id, Date>; now: Date }

export function endorserActions(rows: readonly EndorserRow[], { startedAt, lostAt, now }: Asked): PendingAction[] {
  const counted = rows.filter(({ status }) => isCountedEndorser(status))
  const hasLead = counted.some(({ relation }) => leadingRelations.includes(relation))
  const isShort = counted.length < REQUIRED_ENDORSERS || !hasLead
  const mayChange = countChanges(rows) < MAX_CHANGES
  const changes = rows.flatMap((row): PendingAction[] => {
    const { id, name, status, invitedAt, expiresAt, replacedBy } = row
    const silentAt = isAskedEndorser(status) && invitedAt ? new Date(invitedAt.getTime() + SILENT_DAYS * DAY) : null
    const isSilent = silentAt !== null && silentAt <= now
    // Losing an endorser no longer matters once there are enough others.
    const isOpen = isSilent || (isLostEndorser(status) && replacedBy === null && isShort)
    if (!isOpen || !mayChange) return []
    return [
      {
        kind: isSilent ? 'endorser_silent' : 'endorser_declined',
        key: `endorser:${id}`,
        subject: name,
        dueAt: isSilent ? (expiresAt?.toISOString() ?? null) : null,
        askedAt: ((isSilent ? silentAt : lostAt.get(id)) ?? startedAt).toISOString(),
        minutes: MINUTES,
        href: `${ONBOARDING}/pending-actions/change-endorser/${id}`,
      },
    ]
  })
  if (!isShort || changes.length > 0) return changes
  const href = `${ONBOARDING}/forms/join-elite#endorsers`
  const askedAt = startedAt.toISOString()
  return [
    { kind: 'endorser_needed', key: 'endorser_needed', subject: '', dueAt: null, askedAt, minutes: MINUTES, href },
  ]
}

export async function findEndorserFacts(db: Db, platform: Platform, applicationId: Id) {
  const rows = await selectEndorsers(db, applicationId)
  const application = await findApplication(db, applicationId)
  const given = await selectEndorsements(
    db,
    rows.map(({ id }) => id),
  )
  const lost = rows.filter(({ status }) => isLostEndorser(status)).map(({ id }) => id)
  // Flags cost further queries and are only for reviewers.
  const isReviewed = isEndorsementCheck(application?.status)
  const flags = isReviewed ? await findFlags(db, platform, applicationId, rows, given) : new Map()
  return {
    actions: endorserActions(rows, {
      startedAt: application?.createdAt ?? platform.clock.now(),
      lostAt: await selectLastMoves(db, lost),
      now: platform.clock.now(),
    }),
    isComplete: rows.filter(({ status }) => isReceived(status)).length >= REQUIRED_ENDORSERS,
    evidence: (i18n: I18n): Evidence[] => evidenceOf(i18n, rows, given, flags),
  }
}

async function findFlags(
  db: Db,
  platform: Platform,
  applicationId: Id,
  rows: readonly EndorserRow[],
  given: readonly EndorsementRow[],
): Promise<Map<Id, EndorsementFlag[]>> {
  const { personId } = found(await findApplication(db, applicationId))
  const applicant = await findPerson(db, personId)
  const origin = await findSignatureOrigin(db, applicationId)
  const endorsed = await findColleagues(db, await selectEndorsedBy(db, applicant.email.toLowerCase()))
  const mutual = new Set([...endorsed.values()].map(({ email }) => email.toLowerCase()))
  return new Map(
    given.map(({ endorserId, deviceHash }) => {
      const endorser = found(rows.find(({ id }) => id === endorserId))
      const flags = flagsOf({
        applicantEmail: applicant.email,
        applicantDevice: origin && hashDevice(platform, origin.ipPrefix, origin.userAgent),
        endorserEmail: endorser.email,
        device: deviceHash,
        otherDevices: given.filter((other) => other.endorserId !== endorserId).map((other) => other.deviceHash),
        isMutual: mutual.has(endorser.email),
      })
      return [endorserId, flags]
    }),
  )
}

/** A reviewer has accepted them: those their authors want to be seen become credentials. */
export async function verifyEndorsements(
  tx: Db,
  platform: Platform,
  { applicationId, stage }: { applicationId: Id; stage: EliteStage },
): Promise<void> {
  if (!isEndorsementCheck(stage)) return
  const now = platform.clock.now()
  const actor = { role: 'operator', id: null } as const
  const rows = (await selectEndorsers(tx, applicationId)).filter(({ status }) => isUnverifiedEndorsement(status))
  const given = await selectEndorsements(
    tx,
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    await moveEndorser(tx, row, { event: 'verify', actor, now })
    const endorsement = given.find(({ endorserId }) => endorserId === row.id)
    if (endorsement?.isPublic) await issueCredential(tx, platform, awardFor(platform.url, row, endorsement, now))
  }
}
