// What the companion sends besides messages: a test, times for an interview, an offer, and its answers to the talent's.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { agreeToTime, sendRequest } from '#server/features/hiring/interviews/requests/asking.service.ts'
import { planInterview } from '#server/features/hiring/interviews/requests/planning.service.ts'
import { reviseOffer, takeOfferStep } from '#server/features/hiring/offers/company/company-steps.service.ts'
import { createOffer, showOfferContext } from '#server/features/hiring/offers/company/drafting.service.ts'
import { countersignOffer } from '#server/features/hiring/offers/signing/signing.service.ts'
import { sendAssessment } from '#server/features/skills/assessments/company/company-assessments.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MIN_TIMES } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { InterviewPlan } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { zoneOn } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { offerTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { addDays, instantAt, localDateAt } from '#shared/kit/time-zones.ts'
import type { Scene } from './scene.service.ts'

/** A skill everybody in the demo world has questions for. */
const SKILL = 'git'
const MINUTES = 45
const ANSWER_DAYS = 7
const OFFERED = 4

type Words = (text: { id: string; message: string }) => string

const testMessage = /* i18n */ {
  id: 'demo_companion.test',
  message: 'A short test from the demo companion. Take it whenever you like; I will wait for the result.',
}
const interviewMessage = /* i18n */ {
  id: 'demo_companion.interview',
  message:
    'Choose a time, or propose others. Nobody will be in the room: the demo companion continues once a time is set.',
}
const letter = /* i18n */ {
  id: 'demo_companion.letter',
  message:
    'This offer was written by the demo companion. Accept it, decline it or ask for changes: nothing about it is real.',
}

export async function sendTest(tx: Db, platform: Platform, scene: Scene, say: Words): Promise<void> {
  const given = { applicationId: scene.application.id, skill: SKILL, release: 'topics', message: say(testMessage) }
  await sendAssessment(tx, platform, scene.member, scene.company, companyAssessments.send.body.parse(given))
}

/** The first times that suit both sides; for people who live far apart, any that are not at night for the talent. */
export async function invite(tx: Db, platform: Platform, scene: Scene, say: Words): Promise<void> {
  const { member, application } = scene
  const plan = await planInterview(tx, platform, member, application.id, { minutes: MINUTES, panel: member.id })
  const suggested = plan.times.map(({ startsAt }) => startsAt).filter((_, place) => place % 3 === 0)
  const times = suggested.length < MIN_TIMES ? noonsOf(plan, platform.clock.now()) : suggested.slice(0, OFFERED)
  await sendRequest(tx, platform, member, application.id, {
    kind: 'hiring_manager',
    minutes: MINUTES,
    message: say(interviewMessage),
    mode: 'room',
    place: '',
    panel: [member.id],
    times,
  })
}

/** On the talent's clock, from the day after tomorrow. */
function noonsOf({ talentClock }: InterviewPlan, now: Date): string[] {
  return Array.from({ length: OFFERED }, (_, place) => {
    const date = addDays(localDateAt(talentClock.zone, now.getTime()), place + 2)
    return new Date(instantAt(zoneOn(talentClock, date), date, 12 * 60)).toISOString()
  })
}

/** To the first of the times the talent proposed that is still free. */
export async function agree(tx: Db, platform: Platform, { member, request }: Scene): Promise<void> {
  const time = request?.times.find(({ by, isTaken }) => by === 'talent' && !isTaken)
  if (request && time) await agreeToTime(tx, platform, member, request.id, time.id)
}

/** At the top of the published pay. */
export async function sendOffer(tx: Db, platform: Platform, { member, application }: Scene, say: Words): Promise<void> {
  const { suggested, approvers } = await showOfferContext(tx, member, application.id)
  const today = platform.clock.now().toISOString().slice(0, 10)
  const terms = offerTerms.parse({
    engagement: 'contractor',
    amount: 4_000_00,
    currency: 'EUR',
    period: 'month',
    hoursPerWeek: 40,
    leaveDays: 28,
    trialDays: 90,
    noticeDays: 30,
    ...suggested,
    startOn: addDays(today, 45),
    letter: say(letter),
  })
  const approverId = approvers.find(({ id }) => id !== member.id)?.id ?? member.id
  const draft = { terms, answerDays: ANSWER_DAYS, approverId }
  const { id } = await createOffer(tx, platform, member, application.id, draft)
  for (const [viewerId, event] of [
    [member.id, 'submit'],
    [approverId, 'approve'],
    [member.id, 'send'],
  ] as const)
    await takeOfferStep(tx, platform, { id: viewerId, roles: ['company'] }, id, { event, note: '' })
}

/** Agrees to whatever the talent asked for, or signs after them. */
export async function answerOffer(tx: Db, platform: Platform, { member, offer: shown }: Scene): Promise<void> {
  if (!shown) return
  if (shown.can.countersign) {
    const { name } = await findPerson(tx, member.id)
    const { version } = shown
    const given = { name, version, method: 'typed' as const, drawing: null, isNameConfirmed: true }
    const origin = { ipPrefix: null, userAgent: 'demo companion' }
    await countersignOffer(tx, platform, { viewer: member, origin }, shown.id, given)
    return
  }
  const asked = shown.counters.find(({ outcome }) => outcome === null)
  if (!asked) return
  const terms = offerTerms.parse({ ...shown.terms, ...asked.changes })
  await reviseOffer(tx, platform, member, shown.id, { version: shown.version, terms, answerDays: ANSWER_DAYS })
}
