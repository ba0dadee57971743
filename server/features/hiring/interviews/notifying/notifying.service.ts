// Tells both sides what happened to a request or an interview, each with their own clock first.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanies, findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasRoom, roomPath } from '#shared/features/hiring/interviews/room-window.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Locale } from '#shared/kit/locales.ts'
import { invitationText, uidOf } from '../calendar/ics.ts'
import { type InterviewRow, selectPeople } from '../meetings/interviews.queries.ts'
import type { RequestRow } from '../requests/requests.queries.ts'
import { findTrips } from '../travel/trips.service.ts'
import { bothClocks } from './both-clocks.ts'
import { changeMail } from './interviews.emails.ts'

const OWN_REQUESTS = '/applications/interview-requests'
const OWN_INTERVIEWS = '/interviews/upcoming'
const OWN_PAST = '/interviews/completed'
const COMPANY_INTERVIEWS = '/company/interviews'
const COMPANY_PAST = '/company/interviews?show=completed'

/** Once it is over, however it ended, the interview is in the other list. */
const isOverAfter = (how: string): boolean => ['cancelled', 'absent', 'failed', 'feedback'].includes(how)

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
      values: { how, name: await nameFor(tx, { id: personId }, { ...request, name: talent.name }), job },
      about: request.talentId,
    })
}

type Change = {
  how: 'scheduled' | 'moved' | 'cancelled' | 'asked' | 'kept' | 'absent' | 'failed' | 'feedback'
  /** The side that did it and need not be told. */
  by: 'talent' | 'company' | 'system'
}

export const notifyScheduled = (tx: Db, platform: Platform, interview: InterviewRow, by: 'talent' | 'company') =>
  notifyAll(tx, platform, interview, 'interview_change', { how: 'scheduled' }, by)

/** Everybody who takes part; the side that did it only where its calendar changes. */
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
  const companyZone = company.timeZone ?? 'UTC'
  const at = interview.startsAt.getTime()
  const trips = (await findTrips(tx, [talent.id]))(talent.id)
  const talentZone = zoneAt({ zone: talent.timeZone ?? 'UTC', trips }, at)
  const how = values['how'] ?? ''
  // Whoever did it gets a receipt, too: their calendar has to follow.
  const isReceipt = changesCalendar(how)
  /** Only changes have an email of their own, with an entry for the recipient's calendar. */
  const mailTo = (person: PersonRow, name: string, when: string, href: string) => {
    if (event !== 'interview_change') return {}
    const facts = { siteTitle: platform.config.siteTitle, how, name, job, when, place: placeOf(platform, interview) }
    const mail = changeMail(i18nFor(person.locale as Locale), { ...facts, url: `${platform.url}${href}` })
    const calendar = calendarFor(platform, interview, person, { how, title: `${name}: ${job}` })
    return { mail: { to: person.email, ...mail, ...(calendar && { calendar }) } }
  }
  const [ownHref, companyHref] = isOverAfter(how) ? [OWN_PAST, COMPANY_PAST] : [OWN_INTERVIEWS, COMPANY_INTERVIEWS]
  const ownWhen = bothClocks(at, talentZone, companyZone, talent.locale)
  if (by !== 'talent' || isReceipt)
    await notify(platform, tx, {
      personId: talent.id,
      event,
      href: ownHref,
      subject: interview.id,
      values: { ...values, name: company.name, job, when: ownWhen },
      ...mailTo(talent, company.name, ownWhen, ownHref),
    })
  if (by === 'company' && !isReceipt) return
  for (const personId of await membersOf(tx, interview)) {
    const member = await findPerson(tx, personId)
    const zone = member.timeZone ?? companyZone
    const when = bothClocks(at, zone, talentZone, member.locale)
    const name = await nameFor(tx, member, { ...interview, name: talent.name })
    await notify(platform, tx, {
      personId,
      event,
      href: companyHref,
      subject: interview.id,
      values: { ...values, name, job, when },
      ...mailTo(member, name, when, companyHref),
      about: talent.id,
    })
  }
}

type PersonRow = Awaited<ReturnType<typeof findPerson>>

/** 'Meridian <no-reply@meridian.example>', or only the address. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim()

const changesCalendar = (how: string): boolean => ['scheduled', 'moved', 'cancelled'].includes(how)

/** The URL of the room, or the link or phone number from the company. */
export const placeOf = ({ url }: Platform, interview: InterviewRow): string =>
  hasRoom(interview) ? `${url}${roomPath(interview.id)}` : interview.place

/** For the recipient alone: nobody learns the addresses of the others. A proposal changes nothing in a calendar. */
function calendarFor(
  platform: Platform,
  interview: InterviewRow,
  { name, email }: PersonRow,
  { how, title }: { how: string; title: string },
) {
  if (!changesCalendar(how)) return null
  const { config, clock } = platform
  const { id, calendarSequence, startsAt, endsAt } = interview
  const place = placeOf(platform, interview)
  const method = how === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const content = invitationText({
    method,
    uid: uidOf(id),
    sequence: calendarSequence,
    startsAt,
    endsAt,
    stampedAt: clock.now(),
    summary: title,
    description: place,
    location: place,
    organizer: { name: config.siteTitle, email: addressOf(config.mail.from) },
    attendee: { name, email },
  })
  return { method, content }
}

/** The interviewers and the organiser. */
async function membersOf(tx: Db, { id, organizerId }: InterviewRow): Promise<Id[]> {
  const panel = (await selectPeople(tx, [id])).filter(({ seat }) => seat === 'interviewer')
  return [...new Set([...panel.map(({ personId }) => personId), ...(organizerId ? [organizerId] : [])])]
}
