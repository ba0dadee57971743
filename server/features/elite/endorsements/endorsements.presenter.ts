import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { MAX_CHANGES, MAX_ENDORSERS } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import type { RequestState } from '#shared/features/elite/endorsements/endorsement-words.ts'
import type {
  EndorsementRequest,
  Endorser,
  Endorsers,
} from '#shared/features/elite/endorsements/endorsements.contract.ts'
import {
  type EndorserStatus,
  isAskedEndorser,
  isCountedEndorser,
  isDeclinedRequest,
  isExpiredRequest,
  isReceived,
  isReplacedEndorser,
  isWithdrawnEndorsement,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import { applicantMay } from './endorsements.policy.ts'
import type { EndorsementRow, EndorserRow } from './endorsements.queries.ts'

export const countChanges = (rows: readonly Pick<EndorserRow, 'replacedBy'>[]): number =>
  rows.filter(({ replacedBy }) => replacedBy !== null).length

export function presentEndorsers(rows: readonly EndorserRow[], given: readonly EndorsementRow[], now: Date): Endorsers {
  const changes = countChanges(rows)
  const counted = rows.filter(({ status }) => isCountedEndorser(status)).length
  const submitted = new Map(given.map(({ endorserId, createdAt }) => [endorserId, createdAt]))
  return {
    items: rows
      .filter(({ status }) => !isReplacedEndorser(status))
      .map((row): Endorser => {
        const {
          id,
          name,
          email,
          relation,
          company,
          status,
          invitedAt,
          remindedAt,
          nextReminderAt,
          expiresAt,
          declineReason,
        } = row
        return {
          id,
          name,
          email,
          relation,
          company,
          status,
          invitedAt: invitedAt?.toISOString() ?? null,
          remindedAt: remindedAt?.toISOString() ?? null,
          nextReminderAt: isAskedEndorser(status) ? (nextReminderAt?.toISOString() ?? null) : null,
          expiresAt: expiresAt?.toISOString() ?? null,
          submittedAt: submitted.get(id)?.toISOString() ?? null,
          declineReason,
          can: applicantMay(row, changes, now),
        }
      }),
    room: Math.max(MAX_ENDORSERS - counted, 0),
    changesLeft: MAX_CHANGES - changes,
  }
}

export function stateOf(
  { status, expiresAt }: { status: EndorserStatus; expiresAt: Date | null },
  now: Date,
): RequestState {
  if (isReceived(status)) return 'submitted'
  if (isDeclinedRequest(status)) return 'declined'
  if (isWithdrawnEndorsement(status)) return 'withdrawn'
  if (isReplacedEndorser(status)) return 'replaced'
  if (isExpiredRequest(status) || expiresAt === null || expiresAt <= now) return 'expired'
  return 'open'
}

export type Applicant = { name: string; skills: EndorsementRequest['skills'] }

/** Whoever has an old link learns that it is over, and nothing about the applicant. */
export function presentRequest(
  row: EndorserRow,
  applicant: Applicant,
  given: EndorsementRow | null,
  now: Date,
): EndorsementRequest {
  const state = stateOf(row, now)
  const isShown = state === 'open' || state === 'submitted'
  return {
    state,
    applicant: isShown ? applicant.name : '',
    endorser: isShown ? row.name : '',
    relation: isShown ? row.relation : null,
    company: isShown ? row.company : '',
    expiresAt: state === 'open' ? (row.expiresAt?.toISOString() ?? null) : null,
    skills: state === 'open' ? applicant.skills : [],
    endorsement:
      given && state === 'submitted'
        ? {
            text: given.text,
            skills: given.skills.flatMap((slug) => findSkill(slug)?.name ?? []),
            ratings: {
              craft: given.craft,
              reliability: given.reliability,
              communication: given.communication,
              initiative: given.initiative,
            },
            again: given.again,
            mayContact: given.mayContact,
            isPublic: given.isPublic,
            at: given.createdAt.toISOString(),
          }
        : null,
  }
}

export const unknownRequest: EndorsementRequest = {
  state: 'unknown',
  applicant: '',
  endorser: '',
  relation: null,
  company: '',
  expiresAt: null,
  skills: [],
  endorsement: null,
}
