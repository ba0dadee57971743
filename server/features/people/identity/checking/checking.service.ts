// Reads a submitted document and decides who has to act next: the person, or an operator.

import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided } from '#server/platform/wiring/slot.ts'
import { MAX_AUTOMATIC_RETURNS, RETURNS_DAYS } from '#shared/features/people/identity/identity-limits.ts'
import { isSubmittedIdentity } from '#shared/features/people/identity/identity-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  type CheckRow,
  countAutomaticReturns,
  type PhotoRow,
  selectCheck,
  selectIsDocumentTaken,
  selectPhotos,
} from '../identity.queries.ts'
import { moveCheck } from '../identity-transitions.ts'
import { hashDocument, openFacts, openPhoto, sealFacts } from '../photos/sealing.ts'
import { documentReader } from '../reading/read-in-thread.ts'
import type { MrzReading } from '../reading/read-mrz.ts'
import { autoCheck } from './auto-check.ts'

export async function checkSubmitted(platform: Platform, checkId: Id): Promise<void> {
  const { db, clock } = platform
  const check = await selectCheck(db, checkId)
  // Cancelled meanwhile, or the job runs a second time.
  if (!check || !isSubmittedIdentity(check.status)) return
  const photos = await selectPhotos(db, checkId)
  const reading = check.hasMrz ? await readPhotos(platform, photos) : null
  const documentHash = reading && hashDocument(platform, reading)
  const facts = openFacts(platform, check)
  const now = clock.now()
  await transaction(db, async (tx) => {
    const result = autoCheck({
      legalName: facts?.legalName ?? '',
      birthDate: facts?.birthDate ?? '',
      hasMrz: check.hasMrz,
      reading,
      hints: photos.filter(({ side }) => side !== 'selfie').flatMap(({ hints }) => hints),
      isDocumentTaken: documentHash !== null && (await selectIsDocumentTaken(tx, documentHash, check.personId)),
      today: now,
    })
    const { nameMatch, fixable, findings } = result
    const isReturned = fixable.length > 0 && (await mayReturn(tx, check, now))
    await moveCheck(tx, check, {
      event: isReturned ? 'return' : 'pass',
      actor: { role: 'system', id: null },
      now,
      facts: {
        nameMatch,
        documentHash,
        reasons: isReturned ? fixable : [...fixable, ...findings],
        sealedFacts: facts && sealFacts(platform, checkId, { ...facts, reading, nameMatch }),
      },
    })
    if (isReturned) await tell(tx, platform, check, 'return')
  })
}

/** Both sides, because identity cards have their zone on the back. */
async function readPhotos(platform: Platform, photos: readonly PhotoRow[]): Promise<MrzReading | null> {
  const read = provided(platform, documentReader)
  for (const side of ['back', 'front'] as const) {
    const photo = photos.find((one) => one.side === side)
    const reading = photo && (await read(await openPhoto(platform, photo), platform.clock.now()))
    if (reading) return reading
  }
  return null
}

/** After a few tries a person looks at it, whatever the reader makes of it. */
const mayReturn = async (tx: Db, check: CheckRow, now: Date): Promise<boolean> =>
  (await countAutomaticReturns(tx, check.id, new Date(now.getTime() - RETURNS_DAYS * DAY))) < MAX_AUTOMATIC_RETURNS

type News = 'approve' | 'return' | 'reject' | 'warn' | 'expire'

export const tell = (tx: Db, platform: Platform, { personId }: Pick<CheckRow, 'personId'>, outcome: News) =>
  notify(platform, tx, { personId, event: 'identity_news', href: '/identity-verification', values: { outcome } })
