// For people without an account who cannot use the emailed link: code and address, and a new link arrives by email.

import type { Db } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { LinkRequest } from '#shared/features/skills/assessments/assessments.contract.ts'
import { selectByCode, updateAssessment } from '../assessments.queries.ts'
import { newSecret } from '../company/secrets.ts'
import { sendInvitation } from '../notifying/notifying.service.ts'

/** Says nothing about whether it found something, so nobody can probe who was invited. */
export const requestLink = (db: Db, platform: Platform, { email, code }: LinkRequest): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await selectByCode(tx, email, hashSecret(code))
    if (!row || row.expiresAt <= platform.clock.now()) return
    const secret = newSecret()
    const renewed = await updateAssessment(tx, row.id, { secretHash: hashSecret(secret) })
    await sendInvitation(tx, platform, renewed, { secret, code })
  })
