// Tells both sides what happened to a request or an interview, each with their own clock first.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanies, findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type InterviewRow, selectPeople } from '../meetings/interviews.queries.ts'
import type { RequestRow } from '../requests/requests.queries.ts'
import { bothClocks } from './both-clocks.ts'

const OWN_REQUESTS = '/applications/interview-requests'
const OWN_INTERVIEWS = '/interviews/upcoming'
const COMPANY_INTERVIEWS = '/company/interviews'

async function factsOf(tx: Db, { companyId, jobId, talentId }: Pick<RequestRow, 'companyId' | 'jobId' | 'talentId'>) {
  const [company] = await findCompanies(tx, [companyId])
  const [job] = await findJobCards(tx, [jobId])
  return { company: found(company), job: job?.title ?? '', talent: await findPerson(tx, talentId) }
}

export async function notifyRequest(
  tx: Db,
  platform: Platform,
  request: RequestRow,
  how: 'sent' | 'reminder' | 'withdrawn' | 'expired',
): Promise<void> {
  const { company, job } = await factsOf(tx, request)
  await notify(platform, tx, {
    personId: request.talentId,
    event: 'interview_request',
    href: OWN_REQUESTS,
    subject: request.id,
    values: { how, company: company.name, job },
  })
}

/** The member who asked, or those responsible once their account is gone. */
export async function notifyReply(
  tx: Db,
  platform: Platform,
  request: RequestRow,
  how: 'countered' | 'declined' | 'expired',
): Promise<void> {
  const { job, talent } = await factsOf(tx, request)
  const people = request.requestedBy ? [request.requestedBy] : await findHiringMembers(tx, request.companyId)
  for (const personId of people)
    await notify(platform, tx, {
      personId,
      event: 'interview_reply',
      href: COMPANY_INTERVIEWS,
      subject: request.id,
      values: { how, name: talent.name, job },
      about: request.talentId,
    })
}

type Change = {
  how: 'scheduled' | 'moved' | 'cancelled' | 'asked' | 'kept'
  /** The side that did it and need not be told. */
  by: 'talent' | 'company' | 'system'
}

export const notifyScheduled = (tx: Db, platform: Platform, interview: InterviewRow, by: 'talent' | 'company') =>
  // Both: it is the receipt for whoever chose.
  notifyAll(tx, platform, interview, 'interview_change', { how: 'scheduled' }, by)

/** Everybody who takes part but the side that did it. */
export const notifyChange = (tx: Db, platform: Platform, interview: InterviewRow, { how, by }: Change) =>
  notifyAll(tx, platform, interview, 'interview_change', { how }, by === 'talent' ? 'talent' : by)

export const remindAll = (tx: Db, platform: Platform, interview: InterviewRow) =>
  notifyAll(tx, platform, interview, 'interview_soon', {}, 'system')

async function notifyAll(
  tx: Db,
  platform: Platform,
  interview: InterviewRow,
  event: 'interview_change' | 'interview_soon',
  values: Record<string, string>,
  by: 'talent' | 'company' | 'system',
): Promise<void> {
  const { company, job, talent } = await factsOf(tx, interview)
  const talentZone = talent.timeZone ?? 'UTC'
  const at = interview.startsAt.getTime()
  const isReceipt = values['how'] === 'scheduled'
  if (by !== 'talent' || isReceipt)
    await notify(platform, tx, {
      personId: talent.id,
      event,
      href: OWN_INTERVIEWS,
      subject: interview.id,
      values: { ...values, name: company.name, job, when: bothClocks(at, talentZone, company.timeZone, talent.locale) },
    })
  if (by === 'company' && !isReceipt) return
  for (const personId of await membersOf(tx, interview)) {
    const member = await findPerson(tx, personId)
    const zone = member.timeZone ?? company.timeZone
    await notify(platform, tx, {
      personId,
      event,
      href: COMPANY_INTERVIEWS,
      subject: interview.id,
      values: { ...values, name: talent.name, job, when: bothClocks(at, zone, talentZone, member.locale) },
      about: talent.id,
    })
  }
}

/** The interviewers and the organiser. */
async function membersOf(tx: Db, { id, organizerId }: InterviewRow): Promise<Id[]> {
  const panel = (await selectPeople(tx, [id])).filter(({ seat }) => seat === 'interviewer')
  return [...new Set([...panel.map(({ personId }) => personId), ...(organizerId ? [organizerId] : [])])]
}
