// Emails the person about the invitation, and the sender about the answer.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findJobCards, type ViewedJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isAccepted } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { InvitationRow } from '../invitations.queries.ts'
import { answeredMail, invitationMail } from './invitations.emails.ts'

type Recipient = { id: Id; email: string; locale: string | null; timeZone: string | null }

export async function mailInvitation(
  tx: Db,
  platform: Platform,
  { invitation, talent, viewed }: { invitation: InvitationRow; talent: Recipient; viewed: ViewedJob },
): Promise<void> {
  const mail = invitationMail(i18nFor(talent.locale as Locale), {
    siteTitle: platform.config.siteTitle,
    url: platform.url,
    job: viewed.job.title,
    company: viewed.company.name,
    message: invitation.message,
    expiresAt: invitation.expiresAt,
    timeZone: talent.timeZone ?? 'UTC',
  })
  await notify(platform, tx, {
    personId: talent.id,
    event: 'job_invitation',
    href: '/jobs/invitations',
    subject: viewed.job.id,
    values: { company: viewed.company.name, job: viewed.job.title },
    mail: { to: talent.email, ...mail },
  })
}

export async function mailAnswer(tx: Db, platform: Platform, invitation: InvitationRow): Promise<void> {
  if (invitation.senderId === null) return
  const [sender, talent, [job]] = [
    await findPerson(tx, invitation.senderId),
    await findPerson(tx, invitation.talentId),
    await findJobCards(tx, [invitation.jobId]),
  ]
  const mail = answeredMail(i18nFor(sender.locale as Locale), {
    siteTitle: platform.config.siteTitle,
    name: talent.name,
    job: found(job).title,
    isAccepted: isAccepted(invitation.status),
    note: invitation.declineNote,
  })
  await notify(platform, tx, {
    personId: sender.id,
    event: 'invitation_answered',
    href: `/jobs/${invitation.jobId}`,
    values: { name: talent.name, job: found(job).title, answer: invitation.status },
    about: talent.id,
    mail: { to: sender.email, ...mail },
  })
}
