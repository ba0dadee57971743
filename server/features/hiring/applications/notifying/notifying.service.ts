// Notifies the talent about their application, and the hiring team about new applications and due replies.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import { findCompanyNames } from '#server/features/people/companies/facts/company-facts.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import { deletionReceiptMail, jobClosedMail, receiptMail, rejectionMail } from './applications.emails.ts'
import { copyParts } from './sent-copy.ts'

type NotifiedApplication = Pick<ApplicationRow, 'id' | 'talentId' | 'companyId' | 'jobId' | 'conversationId' | 'sent'>

const hrefOf = ({ id }: NotifiedApplication): string => `/applications/${id}`

async function companyNameOf(tx: Db, { companyId }: NotifiedApplication): Promise<string> {
  const [company] = await findCompanyNames(tx, [companyId])
  return found(company).name
}

type TalentEvent = Extract<
  NotificationEvent,
  'application_seen' | 'application_moved' | 'application_ended' | 'screener_due'
>

export async function notifyTalent(
  tx: Db,
  platform: Platform,
  application: NotifiedApplication,
  event: TalentEvent,
  values: Record<string, string> = {},
): Promise<void> {
  const company = await companyNameOf(tx, application)
  await notify(platform, tx, {
    personId: application.talentId,
    event,
    href: hrefOf(application),
    values: { company, job: application.sent.job.title, ...values },
  })
}

export const notifySeen = (
  tx: Db,
  platform: Platform,
  application: NotifiedApplication,
  what: 'application' | 'resume' = 'application',
): Promise<void> => notifyTalent(tx, platform, application, 'application_seen', { what })

type TeamEvent = Extract<NotificationEvent, 'application_received' | 'application_withdrawn' | 'reply_due'>

/** To the whole hiring team; links to where they can reply. */
export async function notifyTeam(
  tx: Db,
  platform: Platform,
  application: NotifiedApplication,
  event: TeamEvent,
  values: Record<string, string> = {},
): Promise<void> {
  const { id, companyId, conversationId, sent, jobId } = application
  for (const { personId } of await findHiringSeats(tx, [companyId])) {
    const name = await nameFor(tx, { id: personId }, { jobId, applicationId: id, name: sent.name })
    await notify(platform, tx, {
      personId,
      event,
      href: conversationId ? `/chat?conversation=${conversationId}` : '/chat',
      // New applications for a job collapse into one notification; due replies stay separate.
      subject: event === 'application_received' ? jobId : id,
      values: { name, job: sent.job.title, ...values },
      about: application.talentId,
    })
  }
}

const factsOf = async (tx: Db, { config, url }: Platform, application: NotifiedApplication) => ({
  siteTitle: config.siteTitle,
  url,
  applicationId: application.id,
  job: application.sent.job.title,
  company: await companyNameOf(tx, application),
})

/** A receipt, so it cannot be switched off. */
export async function mailReceipt(
  tx: Db,
  platform: Platform,
  application: NotifiedApplication & Pick<ApplicationRow, 'firstDueAt'>,
): Promise<void> {
  const person = await findPerson(tx, application.talentId)
  const i18n = i18nFor(person.locale as Locale)
  const mail = receiptMail(i18n, {
    ...(await factsOf(tx, platform, application)),
    replyDueAt: application.firstDueAt,
    timeZone: person.timeZone ?? 'UTC',
    copy: copyParts(i18n, application.sent),
  })
  await platform.jobs.send(sendMail, { to: person.email, ...mail }, tx)
}

/** The proof of the deletion, so it cannot be switched off either. */
export async function mailDeletionReceipt(tx: Db, platform: Platform, application: ApplicationRow): Promise<void> {
  const person = await findPerson(tx, application.talentId)
  const mail = deletionReceiptMail(i18nFor(person.locale as Locale), {
    ...(await factsOf(tx, platform, application)),
    submittedAt: application.submittedAt,
    timeZone: person.timeZone ?? 'UTC',
  })
  await platform.jobs.send(sendMail, { to: person.email, ...mail }, tx)
}

/** In the applicant's language. */
export async function composeRejection(db: Db, platform: Platform, application: ApplicationRow) {
  const { locale } = await findPerson(db, application.talentId)
  return rejectionMail(i18nFor(locale as Locale), {
    ...(await factsOf(db, platform, application)),
    reason: application.rejectReason ?? 'other',
    feedback: application.feedback,
    givesNoFeedback: application.givesNoFeedback,
  })
}

export async function notifyRejection(tx: Db, platform: Platform, application: ApplicationRow): Promise<void> {
  const person = await findPerson(tx, application.talentId)
  const facts = await factsOf(tx, platform, application)
  const mail = await composeRejection(tx, platform, application)
  await notify(platform, tx, {
    personId: person.id,
    event: 'application_rejected',
    href: hrefOf(application),
    values: { company: facts.company, job: facts.job },
    mail: { to: person.email, ...mail },
  })
}

/** `note`: the company's own words; they go into the email. */
export async function notifyJobClosed(
  tx: Db,
  platform: Platform,
  application: ApplicationRow,
  note: string | null,
): Promise<void> {
  const { status } = application
  if (note === null) return notifyTalent(tx, platform, application, 'application_ended', { status })
  const person = await findPerson(tx, application.talentId)
  const facts = await factsOf(tx, platform, application)
  await notify(platform, tx, {
    personId: person.id,
    event: 'application_ended',
    href: hrefOf(application),
    values: { company: facts.company, job: facts.job, status },
    mail: { to: person.email, ...jobClosedMail(i18nFor(person.locale as Locale), { ...facts, note }) },
  })
}
