import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { opsTalkRequests } from '#shared/features/learning/masterclass/ops/ops-requests.contract.ts'
import { opsTalks } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { talkOffers } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import { talkQuestions } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import { talkRequests } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import { talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { raiseHand, showLive, stepHand } from './live/hands.service.ts'
import { muteAuthor, removeMessage, reportMessage, say } from './live/talk-chat.service.ts'
import { answerOffer, createOffer, listOffers } from './offers/offers.service.ts'
import { listOpsRequests, stepRequest } from './ops/ops-requests.service.ts'
import { stepTalk } from './ops/ops-talk-steps.service.ts'
import { changeTalk, createTalk, listOpsTalks, showOpsTalk } from './ops/ops-talks.service.ts'
import { ask, listQuestions, markAnswered, removeQuestion, voteForQuestion } from './questions/questions.service.ts'
import { recordingRoutes } from './recordings/recordings.routes.ts'
import { attend, cancelRegistration, register } from './registering/registering.service.ts'
import { createRequest, listRequests, voteForRequest, withdrawRequest } from './requests/requests.service.ts'
import { giveFeedback, listTalks, readCalendar, savePosition, showTalk } from './talks/talks.service.ts'

export function masterclassRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  mount(app, pool, talks.list, ({ db, viewer, query }) => listTalks(db, viewer, query))
  mount(app, pool, talks.show, ({ db, viewer, params }) => showTalk(db, viewer, params.id))
  mount(app, pool, talks.register, ({ viewer, params }) => register(platform, viewer, params.id))
  mount(app, pool, talks.cancel, ({ viewer, params }) => cancelRegistration(platform, viewer, params.id))
  mount(app, pool, talks.attend, ({ viewer, params }) => attend(platform, viewer, params.id))
  mount(app, pool, talks.savePosition, ({ viewer, params, body }) =>
    savePosition(platform, viewer, params.id, body.seconds),
  )
  mount(app, pool, talks.giveFeedback, ({ db, viewer, params, body }) => giveFeedback(db, viewer, params.id, body))
  mount(app, pool, talkQuestions.list, ({ db, viewer, params }) => listQuestions(db, viewer, params.id))
  mount(app, pool, talkQuestions.ask, ({ db, viewer, params, body }) => ask(platform, db, viewer, params.id, body))
  mount(app, pool, talkQuestions.remove, ({ viewer, params }) =>
    removeQuestion(platform, viewer, params.id, params.questionId),
  )
  mount(app, pool, talkQuestions.vote, ({ viewer, params, body }) =>
    voteForQuestion(platform, viewer, params, body.hasVoted),
  )
  mount(app, pool, talkQuestions.answer, ({ viewer, params, body }) =>
    markAnswered(platform, viewer, params, body.isAnswered),
  )
  mount(app, pool, talkRequests.list, ({ db, viewer, query }) => listRequests(db, viewer, query))
  mount(app, pool, talkRequests.create, ({ db, viewer, body }) => createRequest(db, viewer, body))
  mount(app, pool, talkRequests.withdraw, ({ db, viewer, params }) => withdrawRequest(db, viewer, params.id))
  mount(app, pool, talkRequests.vote, ({ db, viewer, params, body }) =>
    voteForRequest(db, viewer, params.id, body.hasVoted),
  )
  mount(app, pool, talkOffers.list, ({ db, viewer, query }) => listOffers(db, viewer, query))
  mount(app, pool, talkOffers.create, ({ db, viewer, body }) => createOffer(db, viewer, body, clock.now()))
  mount(app, pool, talkOffers.answer, ({ db, viewer, params, body }) => answerOffer(db, viewer, params.id, body.event))
  serveCalendar(app, platform)
  liveRoutes(app, platform)
  operatorRoutes(app, platform)
  recordingRoutes(app, platform)
}

function liveRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, talkLive.show, ({ db, viewer, params }) => showLive(db, viewer, params.id))
  mount(app, pool, talkLive.say, ({ db, viewer, params, body }) => say(platform, db, viewer, params.id, body.text))
  mount(app, pool, talkLive.remove, ({ viewer, params }) => removeMessage(platform, viewer, params))
  mount(app, pool, talkLive.report, ({ db, viewer, params, body }) => reportMessage(platform, db, viewer, params, body))
  mount(app, pool, talkLive.mute, ({ viewer, params, body }) => muteAuthor(platform, viewer, params, body.isMuted))
  mount(app, pool, talkLive.raiseHand, ({ viewer, params, body }) =>
    raiseHand(platform, viewer, params.id, body.isRaised),
  )
  mount(app, pool, talkLive.stepHand, ({ viewer, params, body }) => stepHand(platform, viewer, params, body.step))
}

function operatorRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, opsTalks.list, ({ db, query }) => listOpsTalks(db, query))
  mount(app, pool, opsTalks.show, ({ db, params }) => showOpsTalk(db, params.id))
  mount(app, pool, opsTalks.create, ({ db, viewer, body }) => createTalk(platform, db, viewer, body))
  mount(app, pool, opsTalks.change, ({ viewer, params, body }) => changeTalk(platform, viewer, params.id, body))
  mount(app, pool, opsTalks.step, ({ viewer, params, body }) => stepTalk(platform, viewer, params.id, body))
  mount(app, pool, opsTalkRequests.list, ({ db, query }) => listOpsRequests(db, query))
  mount(app, pool, opsTalkRequests.step, ({ viewer, params, body }) => stepRequest(platform, viewer, params.id, body))
}

function serveCalendar(app: App, platform: Platform): void {
  const { path, guard, summary, params } = talks.calendar
  const schema = { summary, params, tags: ['talent'], 'x-guard': guard }
  app.get<{ Params: { id: Id } }>(path, { schema, config: { guard, limit: 'default' } }, async (request, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="talk.ics"')
      .send(await readCalendar(platform, request.params.id)),
  )
}
