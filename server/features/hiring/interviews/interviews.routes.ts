import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { calendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import { interviewNotes } from '#shared/features/hiring/interviews/interview-notes.contract.ts'
import { interviewRequests } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { travel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import {
  addCalendar,
  closeSubscription,
  openSubscription,
  removeCalendar,
  showCalendars,
} from './busy/calendars.service.ts'
import { subscribedCalendar } from './calendar/subscription.service.ts'
import { SUBSCRIPTION_PATH } from './calendar/subscription-links.ts'
import { cancelAsTalent, cancelForCompany } from './meetings/cancelling.service.ts'
import { listForCompany, listOwn } from './meetings/listing.service.ts'
import {
  answerAsTalent,
  answerForCompany,
  proposeAsTalent,
  proposeForCompany,
} from './meetings/rescheduling.service.ts'
import { prepareApplicant, rateAsTalent, saveNotes, tellApplicant } from './notes/interview-notes.service.ts'
import { settleAsTalent, settleForCompany } from './outcomes/outcomes.service.ts'
import { acceptTime, counterRequest, declineRequest, listOwnRequests } from './requests/answering.service.ts'
import { agreeToTime, listCompanyRequests, sendRequest, withdrawRequest } from './requests/asking.service.ts'
import { planInterview } from './requests/planning.service.ts'
import { addTrip, removeTrip, showTrips } from './travel/trips.service.ts'

export function interviewsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  calendarRoutes(app, platform)
  mount(app, pool, travel.show, ({ db, viewer }) => showTrips(db, platform, viewer))
  mount(app, pool, travel.add, ({ db, viewer, body }) => addTrip(db, platform, viewer, body))
  mount(app, pool, travel.remove, ({ db, viewer, params }) => removeTrip(db, platform, viewer, params.id))
  mount(app, pool, interviewRequests.list, ({ db, viewer, query }) => listOwnRequests(db, platform, viewer, query))
  mount(app, pool, interviewRequests.accept, ({ db, viewer, params, body }) =>
    acceptTime(db, platform, viewer, params.id, body.timeId),
  )
  mount(app, pool, interviewRequests.counter, ({ db, viewer, params, body }) =>
    counterRequest(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviewRequests.decline, ({ db, viewer, params, body }) =>
    declineRequest(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviewRequests.plan, ({ db, viewer, params, query }) =>
    planInterview(db, platform, viewer, params.id, query),
  )
  mount(app, pool, interviewRequests.send, ({ db, viewer, params, body }) =>
    sendRequest(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviewRequests.listOfCompany, async (call) =>
    listCompanyRequests(call.db, platform, call.viewer, await companyOf(call), call.query),
  )
  mount(app, pool, interviewRequests.agree, ({ db, viewer, params, body }) =>
    agreeToTime(db, platform, viewer, params.id, body.timeId),
  )
  mount(app, pool, interviewRequests.withdraw, ({ db, viewer, params }) =>
    withdrawRequest(db, platform, viewer, params.id),
  )
  mount(app, pool, interviews.list, ({ db, viewer, query }) => listOwn(db, platform, viewer, query))
  mount(app, pool, interviews.cancel, ({ db, viewer, params, body }) =>
    cancelAsTalent(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.propose, ({ db, viewer, params, body }) =>
    proposeAsTalent(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.answer, ({ db, viewer, params, body }) =>
    answerAsTalent(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.proposeForCompany, ({ db, viewer, params, body }) =>
    proposeForCompany(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.answerForCompany, ({ db, viewer, params, body }) =>
    answerForCompany(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.settle, ({ db, viewer, params, body }) =>
    settleAsTalent(db, platform, viewer, params.id, body.outcome),
  )
  mount(app, pool, interviews.settleForCompany, ({ db, viewer, params, body }) =>
    settleForCompany(db, platform, viewer, params.id, body.outcome),
  )
  mount(app, pool, interviewNotes.write, ({ db, viewer, params, body }) =>
    saveNotes(db, platform, viewer, params.id, body.text),
  )
  mount(app, pool, interviewNotes.prepare, ({ db, viewer, params, body }) =>
    prepareApplicant(db, platform, viewer, params.id, body.text),
  )
  mount(app, pool, interviewNotes.rate, ({ db, viewer, params, body }) =>
    rateAsTalent(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviewNotes.tell, ({ db, viewer, params, body }) =>
    tellApplicant(db, platform, viewer, params.id, body),
  )
  mount(app, pool, interviews.listOfCompany, async (call) =>
    listForCompany(call.db, platform, call.viewer, await companyOf(call), call.query),
  )
  mount(app, pool, interviews.cancelForCompany, ({ db, viewer, params, body }) =>
    cancelForCompany(db, platform, viewer, params.id, body),
  )
}

function calendarRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, calendars.show, ({ db, viewer }) => showCalendars(db, platform, viewer))
  mount(app, pool, calendars.openSubscription, ({ db, viewer }) => openSubscription(db, platform, viewer))
  mount(app, pool, calendars.closeSubscription, ({ db, viewer }) => closeSubscription(db, platform, viewer))
  mount(app, pool, calendars.add, ({ db, viewer, body }) => addCalendar(db, platform, viewer, body.address))
  mount(app, pool, calendars.remove, ({ db, viewer, params }) => removeCalendar(db, platform, viewer, params.id))
  // Read by calendar apps: no session, no contract. The address is the permission.
  app.get<{ Params: { file: string } }>(
    `${SUBSCRIPTION_PATH}/:file`,
    { config: { guard: 'open', isAnonymous: true, limit: 'default' }, schema: { hide: true } },
    async (request, reply) => {
      const { text, etag } = await subscribedCalendar(platform, request.params.file)
      reply
        .header('cache-control', 'private, max-age=300')
        .header('etag', etag)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}

type Call = { db: Db; viewer: Viewer; request: FastifyRequest }

const companyOf = async ({ db, viewer, request }: Call) => found(await findCurrentCompany(db, viewer, request))
