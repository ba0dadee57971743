// What an operator sees of an identity check: what was typed, what the document says, and the photos, which open on request.

import type { I18n } from '@lingui/core'
import { identityChecks } from '#shared/features/people/identity/identity.contract.ts'
import { MIN_AGE } from '#shared/features/people/identity/identity-limits.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { CheckState, Evidence } from '#shared/operator-case.ts'
import { ageOn } from '../checking/auto-check.ts'
import type { CheckRow, PhotoRow } from '../identity.queries.ts'
import type { IdentityFacts } from '../photos/sealing.ts'
import { hasWrongDigit, type MrzReading } from '../reading/read-mrz.ts'

/** Contracts may need it. */
const ADULT = 18

type CaseFacts = {
  check: CheckRow
  photos: readonly PhotoRow[]
  name: string
  facts: IdentityFacts | null
  now: Date
}

export function evidenceFor(i18n: I18n, { check, photos, name, facts, now }: CaseFacts): Evidence[] {
  const reading = facts?.reading ?? null
  return [
    ...(check.appealText === ''
      ? []
      : [quote(check.appealText, i18n._({ id: 'identity.evidence.appeal', message: 'Appeal' }))]),
    ...(check.note === ''
      ? []
      : [quote(check.note, i18n._({ id: 'identity.evidence.note', message: 'Reason given so far' }))]),
    ...photos
      .filter(({ purgedAt }) => purgedAt === null)
      .map(({ side }): Evidence => ({ kind: 'picture', label: sideName(i18n, side), href: pictureOf(check.id, side) })),
    row(i18n._({ id: 'identity.evidence.account', message: 'Name of the account' }), name, 'unknown'),
    row(i18n._({ id: 'identity.evidence.typed', message: 'Legal name as typed' }), facts?.legalName ?? '', 'unknown'),
    ...(reading ? [nameRow(i18n, check, reading)] : []),
    zoneRow(i18n, check, reading),
    ...(reading ? [expiryRow(i18n, reading, now), birthRow(i18n, facts?.birthDate ?? '', reading)] : []),
    ageRow(i18n, facts?.birthDate ?? '', now),
    ...(check.reasons.includes('duplicate_person') ? [duplicateRow(i18n)] : []),
  ]
}

const quote = (text: string, source: string): Evidence => ({ kind: 'quote', text, source })
const row = (label: string, text: string, state: CheckState): Evidence => ({ kind: 'check', label, text, state })

const pictureOf = (checkId: string, side: PhotoSide): string =>
  `${identityChecks.reviewPhoto.path.replace(':id', checkId)}?side=${side}`

const sideName = (i18n: I18n, side: PhotoSide): string =>
  i18n._({
    id: 'identity.side',
    message: '{side, select, front {Front of the document} back {Back of the document} other {Selfie}}',
    values: { side },
  })

function nameRow(i18n: I18n, check: CheckRow, { lastName, firstName }: MrzReading): Evidence {
  const label = i18n._({ id: 'identity.evidence.printed', message: 'Name in the document' })
  const words = i18n._({
    id: 'identity.evidence.name_match',
    message:
      '{match, select, exact {the same} transliteration {the same in another spelling} partial {only partly the same} other {different}}',
    values: { match: check.nameMatch ?? 'none' },
  })
  const states: Record<string, CheckState> = { exact: 'ok', transliteration: 'ok', partial: 'warn', none: 'bad' }
  return row(label, `${lastName}, ${firstName} (${words})`, states[check.nameMatch ?? 'none'] ?? 'unknown')
}

function zoneRow(i18n: I18n, check: CheckRow, reading: MrzReading | null): Evidence {
  const label = i18n._({ id: 'identity.evidence.zone', message: 'Machine-readable zone' })
  if (!check.hasMrz)
    return row(label, i18n._({ id: 'identity.zone.none', message: 'the person says there is none' }), 'warn')
  if (!reading) return row(label, i18n._({ id: 'identity.zone.unread', message: 'could not be read' }), 'bad')
  const values = { format: reading.format, issuer: reading.issuer, number: reading.number }
  return hasWrongDigit(reading)
    ? row(
        label,
        i18n._({ id: 'identity.zone.wrong', message: '{format}, {issuer} {number}: a check digit is wrong', values }),
        'bad',
      )
    : row(
        label,
        i18n._({
          id: 'identity.zone.right',
          message: '{format}, {issuer} {number}: all check digits are right',
          values,
        }),
        'ok',
      )
}

function expiryRow(i18n: I18n, { expiresOn }: MrzReading, now: Date): Evidence {
  const label = i18n._({ id: 'identity.evidence.expiry', message: 'Valid until' })
  if (expiresOn === null) return row(label, i18n._({ id: 'identity.date.unread', message: 'not readable' }), 'warn')
  return row(label, expiresOn, expiresOn <= now.toISOString().slice(0, 10) ? 'bad' : 'ok')
}

function birthRow(i18n: I18n, typed: string, { birthDate }: MrzReading): Evidence {
  const label = i18n._({ id: 'identity.evidence.birth', message: 'Date of birth in the document' })
  if (birthDate === null) return row(label, i18n._({ id: 'identity.date.unread', message: 'not readable' }), 'warn')
  return birthDate === typed
    ? row(label, i18n._({ id: 'identity.birth.same', message: '{birthDate}, as typed', values: { birthDate } }), 'ok')
    : row(
        label,
        i18n._({
          id: 'identity.birth.other',
          message: '{birthDate}, but typed was {typed}',
          values: { birthDate, typed },
        }),
        'bad',
      )
}

function ageRow(i18n: I18n, birthDate: string, now: Date): Evidence {
  const age = ageOn(birthDate, now)
  const label = i18n._({ id: 'identity.evidence.age', message: 'Age' })
  return row(label, String(age), age < MIN_AGE ? 'bad' : age < ADULT ? 'warn' : 'ok')
}

const duplicateRow = (i18n: I18n): Evidence =>
  row(
    i18n._({ id: 'identity.evidence.duplicate', message: 'Same document' }),
    i18n._({
      id: 'identity.duplicate',
      message: 'also used in another account: ask before you decide, people do open a second one',
    }),
    'bad',
  )
