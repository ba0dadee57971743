// The email to an endorser, in their language. An address that the mail server rejects for good counts as bounced.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { tellApplicant } from '#server/features/elite/elite/joining/telling.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isAskedEndorser } from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { tokenOf } from '../endorsement-token.ts'
import { type EndorserRow, moveEndorser, selectEndorser } from '../endorsements.queries.ts'
import { endorsementMail } from './endorsements.emails.ts'

const PERMANENT_FAILURE = 500

export const requestUrl = (platform: Platform, endorserId: Id): string =>
  `${platform.url}/endorsements/request/${tokenOf(platform, endorserId)}`

export async function sendEndorsementRequest(
  platform: Platform,
  { id, isReminder }: { id: Id; isReminder: boolean },
): Promise<void> {
  const { db, mailer, config } = platform
  const endorser = await selectEndorser(db, id)
  // Answered or replaced before the email went out.
  if (!endorser || !isAskedEndorser(endorser.status) || endorser.expiresAt === null) return
  const applicant = await findPerson(db, endorser.personId)
  const i18n = i18nFor(endorser.locale)
  const { about: _, ...mail } = endorsementMail(i18n, {
    siteTitle: config.siteTitle,
    applicant: applicant.name,
    endorser: endorser.name,
    company: endorser.company,
    until: i18n.date(endorser.expiresAt, { dateStyle: 'long', timeZone: endorser.timeZone }),
    url: requestUrl(platform, id),
    isReminder,
  })
  try {
    await mailer.send({ to: endorser.email, ...mail })
  } catch (error) {
    if (!isRejected(error)) throw error
    await bounce(platform, endorser)
  }
}

/** Whether the address itself was rejected: a rejected login, sender or text says nothing about whether it exists. */
function isRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= PERMANENT_FAILURE
}

const bounce = (platform: Platform, endorser: EndorserRow): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const actor = { role: 'system', id: null } as const
    await moveEndorser(tx, endorser, { event: 'bounce', actor, now: platform.clock.now() })
    const { id: subject, applicationId: id, personId, name } = endorser
    await tellApplicant(tx, platform, { id, personId }, { outcome: 'bounced_endorser', name, subject })
  })
