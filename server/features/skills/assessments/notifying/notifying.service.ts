// Tells both sides what happened to an assessment.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findTestFacts } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findCompanies, findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { isNameless } from '../assessments.presenter.ts'
import type { AssessmentRow } from '../assessments.queries.ts'
import { assessmentMail } from './assessments.emails.ts'

const GUEST_PATH = '/assessments/gc-index'

async function namesOf(tx: Db, { companyId, testId }: AssessmentRow) {
  const [company] = await findCompanies(tx, [companyId])
  const { title, minutes, isBlind } = found((await findTestFacts(tx, [testId])).get(testId))
  return { company: found(company).name, test: title, minutes, isBlind }
}

/** The secret and the code exist only in this email; the database has their hashes. */
export async function sendInvitation(
  tx: Db,
  platform: Platform,
  assessment: AssessmentRow,
  { secret, code }: { secret: string; code: string },
): Promise<void> {
  const { company, test, minutes } = await namesOf(tx, assessment)
  const person = assessment.personId === null ? null : await findPerson(tx, assessment.personId)
  const i18n = i18nFor(chooseLocale(person?.locale ?? 'en'))
  const mail = assessmentMail(i18n, {
    siteTitle: platform.config.siteTitle,
    company,
    test,
    minutes,
    until: i18n.date(assessment.expiresAt, {
      dateStyle: 'long',
      timeZone: person?.timeZone ?? 'UTC',
    }),
    message: assessment.message,
    code: person ? null : code,
    // People without an account can take it without one.
    url: person ? `${platform.url}/assessments/${secret}` : `${platform.url}${GUEST_PATH}?token=${secret}`,
    guestUrl: `${platform.url}${GUEST_PATH}`,
  })
  if (!person) {
    await platform.jobs.send(sendMail, { to: found(assessment.email), ...mail }, tx)
    return
  }
  await notify(platform, tx, {
    personId: person.id,
    event: 'assessment_invited',
    href: `/assessments/${assessment.id}`,
    subject: assessment.id,
    values: { how: 'sent', company, test },
    mail: { to: person.email, ...mail },
  })
}

/** People without an account were only invited by email; they are not written to again. */
export async function notifyPerson(
  tx: Db,
  platform: Platform,
  assessment: AssessmentRow,
  how: 'reminder' | 'cancelled' | 'expired',
): Promise<void> {
  if (assessment.personId === null) return
  const { company, test } = await namesOf(tx, assessment)
  await notify(platform, tx, {
    personId: assessment.personId,
    event: 'assessment_invited',
    href: `/assessments/${assessment.id}`,
    subject: assessment.id,
    values: { how, company, test },
  })
}

export async function notifyMarked(
  tx: Db,
  platform: Platform,
  assessment: AssessmentRow,
  how: 'first' | 'again' | 'corrected' | 'retake' | 'dismissed',
): Promise<void> {
  if (assessment.personId === null) return
  const { company, test } = await namesOf(tx, assessment)
  await notify(platform, tx, {
    personId: assessment.personId,
    event: 'assessment_result',
    href: how === 'retake' ? `/assessments/${assessment.id}` : `/assessments/${assessment.id}/result`,
    subject: assessment.id,
    values: { how, company, test },
  })
}

/** Whoever sent it, or the hiring team: once their account is gone, and if it concerns everybody who may have read the result. */
export async function notifyCompany(
  tx: Db,
  platform: Platform,
  assessment: AssessmentRow,
  how: 'completed' | 'shared' | 'declined' | 'appealed' | 'expired' | 'marked_once' | 'marked_again',
  /** Whoever did it is not notified. */
  by?: Id,
): Promise<void> {
  const { companyId, invitedBy, personId, email, jobId, applicationId } = assessment
  const { test, isBlind } = await namesOf(tx, assessment)
  const isHidden = isNameless(assessment, { isBlind })
  const name = isHidden
    ? pseudonymOf(assessment.id)
    : personId === null
      ? (email ?? '')
      : (await findPerson(tx, personId)).name
  const nameTo = async (memberId: Id) =>
    jobId && applicationId && !isHidden ? nameFor(tx, { id: memberId }, { jobId, applicationId, name }) : name
  const isForAll = invitedBy === null || how === 'marked_once' || how === 'marked_again'
  const members = isForAll ? await findHiringMembers(tx, companyId) : [invitedBy]
  for (const memberId of members.filter((one) => one !== by))
    await notify(platform, tx, {
      personId: memberId,
      event: 'assessment_answered',
      href: `/company/assessments/${assessment.id}`,
      subject: assessment.id,
      values: { how, name: await nameTo(memberId), test },
      ...(personId !== null && !isHidden && { about: personId }),
    })
}
