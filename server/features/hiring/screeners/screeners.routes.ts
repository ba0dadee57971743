import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { chooseTests, showTestsOfJob } from './authoring/job-tests.service.ts'
import { createTest, editTest, listTests, showTest } from './authoring/test-writing.service.ts'
import { showLog } from './clock/log.service.ts'
import { reportPresence } from './clock/presence.service.ts'
import { runExamples } from './code/example-runs.service.ts'
import { correctResults } from './marking/correcting.service.ts'
import { askQuestion } from './spoken/prompts.service.ts'
import { advanceAttempt } from './steps/advancing.service.ts'
import { readAttempt, scoreAttempt, voidAttempt } from './taking/reading.service.ts'
import { saveAnswer } from './taking/saving.service.ts'
import { listScreeners, showAttempt, startAttempt, submitAttempt } from './taking/taking.service.ts'

export function screenersRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, screeners.list, ({ db, viewer, query }) => listScreeners(db, platform, viewer, query))
  mount(app, pool, screeners.start, ({ db, viewer, body }) => startAttempt(db, platform, viewer, body))
  mount(app, pool, screeners.show, ({ db, viewer, params }) => showAttempt(db, platform, viewer, params.id))
  mount(app, pool, screeners.answer, ({ db, viewer, params, body }) => saveAnswer(db, platform, viewer, params, body))
  mount(app, pool, screeners.run, ({ db, viewer, params }) => runExamples(db, platform, viewer, params))
  mount(app, pool, screeners.ask, ({ db, viewer, params }) => askQuestion(db, platform, viewer, params))
  mount(app, pool, screeners.submit, ({ db, viewer, params }) => submitAttempt(db, platform, viewer, params.id))
  mount(app, pool, screeners.advance, ({ db, viewer, params, body }) =>
    advanceAttempt(db, platform, viewer, params.id, body.from),
  )
  mount(app, pool, screeners.presence, ({ db, viewer, params, body }) =>
    reportPresence(db, platform, viewer, params.id, body),
  )
  mount(app, pool, screeners.log, ({ db, viewer, params }) => showLog(db, viewer, params.id))

  mount(app, pool, companyScreeners.list, ({ db, viewer, query }) => listTests(db, viewer, query))
  mount(app, pool, companyScreeners.create, ({ db, viewer, body }) => createTest(db, platform, viewer, body))
  mount(app, pool, companyScreeners.show, ({ db, viewer, params }) => showTest(db, viewer, params.id))
  mount(app, pool, companyScreeners.change, ({ db, viewer, params, body }) =>
    editTest(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyScreeners.correct, ({ db, viewer, params, body }) =>
    correctResults(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyScreeners.ofJob, ({ db, viewer, params }) => showTestsOfJob(db, viewer, params.jobId))
  mount(app, pool, companyScreeners.choose, ({ db, viewer, params, body }) =>
    chooseTests(db, platform, viewer, params.jobId, body.tests),
  )
  mount(app, pool, companyScreeners.read, ({ db, viewer, params }) => readAttempt(db, platform, viewer, params.id))
  mount(app, pool, companyScreeners.score, ({ db, viewer, params, body }) =>
    scoreAttempt(db, platform, viewer, params.id, body.marks),
  )
  mount(app, pool, companyScreeners.void, ({ db, viewer, params }) => voidAttempt(db, platform, viewer, params.id))
}
