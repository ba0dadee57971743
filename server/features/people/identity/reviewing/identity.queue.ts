// Identity checks that wait for an operator.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { REVIEW_DAYS } from '#shared/features/people/identity/identity-limits.ts'
import { isSecondReview } from '#shared/features/people/identity/identity-status.ts'
import type { DocumentType } from '#shared/features/people/identity/identity-words.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import type { CaseChoice, CaseSummary } from '#shared/operator-case.ts'
import {
  type CheckRow,
  selectCheckInReview,
  selectPhotos,
  selectQueue,
  selectQueueFigures,
} from '../identity.queries.ts'
import { openFacts } from '../photos/sealing.ts'
import { evidenceFor } from './case-evidence.ts'
import { decideOnIdentity, ensureMayDecide, versionOf } from './deciding.service.ts'

const HOURS_PER_DAY = 24

export const identityQueue: CaseQueue = {
  name: 'identity',
  title: (i18n) => i18n._({ id: 'identity.queue', message: 'Identity' }),
  href: '/ops/identity',
  promisedHours: REVIEW_DAYS * HOURS_PER_DAY,
  summarize: selectQueueFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectQueue(db, page)
      const people = await findContacts(
        db,
        rows.map(({ personId }) => personId),
      )
      return rows.map((row) => summaryOf(i18n, row, people.get(row.personId)?.name ?? ''))
    },
    async show(db, caseId, i18n, platform) {
      const check = await selectCheckInReview(db, caseId)
      if (!check) return null
      const [people, photos] = [await findContacts(db, [check.personId]), await selectPhotos(db, caseId)]
      const name = people.get(check.personId)?.name ?? ''
      return {
        ...summaryOf(i18n, check, name),
        version: versionOf(check),
        evidence: evidenceFor(i18n, {
          check,
          photos,
          name,
          facts: openFacts(platform, check),
          now: platform.clock.now(),
        }),
        choices: isSecondReview(check.status) ? secondChoices(i18n) : firstChoices(i18n),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayDecide(db, decision)),
    decide: decideOnIdentity,
  },
}

export const documentName = (i18n: I18n, type: DocumentType): string =>
  i18n._({
    id: 'identity.document',
    message:
      '{type, select, passport {Passport} national_id {National ID card} residence_permit {Residence permit} other {Driving licence}}',
    values: { type },
  })

const summaryOf = (i18n: I18n, check: CheckRow, name: string): CaseSummary => ({
  id: check.id,
  title: name,
  about: `${documentName(i18n, check.documentType)} · ${displayNames(i18n.locale, { type: 'region' }).of(check.documentCountry) ?? check.documentCountry}`,
  kind: kindOf(i18n, check),
  waitingSince: (check.submittedAt ?? check.createdAt).toISOString(),
})

function kindOf(i18n: I18n, check: CheckRow): CaseSummary['kind'] {
  if (isSecondReview(check.status))
    return { label: i18n._({ id: 'identity.kind.second', message: 'Second opinion' }), tone: 'bad' }
  if (check.appealedAt !== null)
    return { label: i18n._({ id: 'identity.kind.appeal', message: 'Appeal' }), tone: 'warn' }
  if (check.reasons.length > 0)
    return { label: i18n._({ id: 'identity.kind.findings', message: 'Needs a closer look' }), tone: 'warn' }
  return { label: i18n._({ id: 'identity.kind.plain', message: 'Nothing unusual' }), tone: 'neutral' }
}

const firstChoices = (i18n: I18n): CaseChoice[] => [
  {
    id: 'approve',
    label: i18n._({ id: 'identity.approve', message: 'Approve' }),
    consequence: i18n._({
      id: 'identity.approve_means',
      message: 'Companies see “Identity verified”, and the photos are deleted after 30 days',
    }),
    needsReason: false,
  },
  {
    id: 'return',
    label: i18n._({ id: 'identity.return', message: 'Ask for new photos' }),
    consequence: i18n._({ id: 'identity.return_means', message: 'They read your reason and can send it again' }),
    needsReason: true,
  },
  {
    id: 'reject',
    label: i18n._({ id: 'identity.reject', message: 'Reject' }),
    consequence: i18n._({ id: 'identity.reject_means', message: 'They read your reason and can appeal once' }),
    needsReason: true,
  },
  {
    id: 'suspect',
    label: i18n._({ id: 'identity.suspect', message: 'Report a fake' }),
    consequence: i18n._({
      id: 'identity.suspect_means',
      message: 'A second operator has to confirm it before they are told',
    }),
    needsReason: true,
  },
]

const secondChoices = (i18n: I18n): CaseChoice[] => [
  {
    id: 'confirm',
    label: i18n._({ id: 'identity.confirm', message: 'Confirm the fake' }),
    consequence: i18n._({
      id: 'identity.confirm_means',
      message: 'Rejected. They read your reason, can appeal once, and cannot start another check',
    }),
    needsReason: true,
  },
  {
    id: 'dismiss',
    label: i18n._({ id: 'identity.dismiss', message: 'It is not a fake' }),
    consequence: i18n._({ id: 'identity.dismiss_means', message: 'Goes back to the normal review' }),
    needsReason: false,
  },
]
