import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { attemptStatuses } from './attempt-status.ts'
import { caseVerdicts } from './code/code-question.ts'
import { extraTimeReasons } from './extra-time.ts'
import { answerValue, askedQuestion } from './question.contract.ts'
import { MAX_QUESTIONS } from './screener-limits.ts'
import { material } from './sections/section.contract.ts'
import { testFormats } from './spoken/spoken-question.ts'

const instant = z.iso.datetime()

/** What people see of their own attempt: once it is scored, the percentage. */
const outcome = {
  status: z.enum(attemptStatuses),
  startedAt: instant.nullable(),
  endsAt: instant.nullable(),
  submittedAt: instant.nullable(),
  percent: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Why it was marked again; empty if it was not. */
  correction: z.string(),
  /** Deleted at the person's request; only the fact that it was taken remains. */
  isErased: z.boolean(),
}

const screener = z
  .object({
    testId: id,
    title: z.string(),
    intro: z.string(),
    /** Including any extra time for this person. */
    minutes: z.number(),
    questionCount: z.number(),
    isRequired: z.boolean(),
    /** Within how many days after applying it can be taken; null if it comes before applying. */
    laterDays: z.number().nullable(),
    dueAt: instant.nullable(),
    attempt: z.object({ id, ...outcome }).nullable(),
    canStart: z.boolean(),
  })
  .meta({ id: 'Screener' })
export type Screener = z.output<typeof screener>

const screenerList = z.object({ items: z.array(screener), serverNow: instant })
export type ScreenerList = z.output<typeof screenerList>

/** While the connection is lost the clock stands still, up to a budget. */
const pauses = {
  pausedMs: z.number(),
  pauseLeftMs: z.number(),
  /** When the time of the current section is up; null if it has no limit of its own. */
  sectionEndsAt: instant.nullable(),
}

/** The questions that are open at the same time. */
const step = z.object({
  /** From 0. */
  place: z.number(),
  count: z.number(),
  /** How many questions come before it. */
  before: z.number(),
  /** When the time of its section is up, the test is over. */
  isLastSection: z.boolean(),
})

const shownSection = z.object({
  title: z.string(),
  instructions: z.string(),
  minutes: z.number().nullable(),
  questionIds: z.array(id),
})
export type ShownSection = z.output<typeof shownSection>

const keptAnswer = z
  .object({ questionId: id, value: answerValue, seq: z.number(), savedAt: instant })
  .meta({ id: 'KeptAnswer' })
export type KeptAnswer = z.output<typeof keptAnswer>

const attempt = z
  .object({
    id,
    testId: id,
    /** Null if it was taken for oneself, to prove a skill. */
    jobId: id.nullable(),
    title: z.string(),
    format: z.enum(testFormats),
    intro: z.string(),
    minutes: z.number(),
    questionCount: z.number(),
    ...outcome,
    /** In the order of this attempt, and only while it is running; of its steps, the current one. */
    questions: z.array(askedQuestion),
    /** Of these questions; empty if the test has no sections. */
    sections: z.array(shownSection),
    /** Questions refer to their material by its place. */
    materials: z.array(material),
    step,
    answers: z.array(keptAnswer),
    ...pauses,
    /** The browser's clock may be wrong, so the remaining time is counted from this. */
    serverNow: instant,
  })
  .meta({ id: 'ScreenerAttempt' })
export type ScreenerAttempt = z.output<typeof attempt>

const moved = z.object({
  /** The place of the step that is left, so that pressing twice does not skip one. */
  from: z.int().min(0).max(MAX_QUESTIONS),
})

const start = z.object({ testId: id, jobId: id, subjectId: id, extraTime: z.enum(extraTimeReasons).default('none') })
export type AttemptStart = z.output<typeof start>

const MAX_SAVES = 2 ** 31 - 1

const savedAnswer = z.object({
  value: answerValue,
  /** Incremented with every change, so that a late request cannot overwrite a newer answer. */
  seq: z.int().min(0).max(MAX_SAVES),
})
export type SavedAnswer = z.output<typeof savedAnswer>

const codeRun = z
  .object({
    /** One for each example, in their order. */
    results: z.array(
      z.object({
        verdict: z.enum(caseVerdicts),
        /** What the function returned, as JSON; null if it returned nothing. */
        got: z.string().nullable(),
        /** The error in the words of the language. */
        message: z.string(),
        /** What it printed. */
        output: z.string(),
      }),
    ),
    runsLeft: z.number(),
  })
  .meta({ id: 'CodeRun' })
export type CodeRun = z.output<typeof codeRun>

const byId = z.object({ id })

/** `hidden`: another tab is in front, and the clock runs on. */
const presence = z.object({
  tab: z.uuid(),
  state: z.enum(['here', 'hidden', 'gone']),
  /** Continue in this tab although the test is open in another one. */
  takeOver: z.boolean().default(false),
})
export type Presence = z.output<typeof presence>

const presenceAnswer = z
  .object({
    /** False: the test is open in another tab or on another device. */
    isActive: z.boolean(),
    status: z.enum(attemptStatuses),
    endsAt: instant.nullable(),
    ...pauses,
    serverNow: instant,
  })
  .meta({ id: 'AttemptPresence' })
export type PresenceAnswer = z.output<typeof presenceAnswer>

export const logKinds = [
  'started',
  'answered',
  'connection_lost',
  'taken_over',
  'late_answer',
  'submitted',
  'timed_out',
  'marked',
  'marked_again',
  'set_aside',
] as const

const logEntry = z
  .object({
    at: instant,
    kind: z.enum(logKinds),
    /** When the connection was back; null if it never was. */
    until: instant.nullable(),
    /** How long the clock stood still. */
    pausedMs: z.number(),
    /** The number of the question, as the person saw it. */
    question: z.number().nullable(),
  })
  .meta({ id: 'AttemptLogEntry' })
export type LogEntry = z.output<typeof logEntry>

export const screeners = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/screeners',
    guard: 'verified',
    summary: 'The tests of a job, with your progress.',
    query: z.object({ jobId: id, subjectId: id.optional() }),
    response: screenerList,
  }),
  start: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts',
    guard: 'verified',
    summary:
      'Starts a test and its clock, or returns the attempt already started. A result from the last 180 days is reused.',
    body: start,
    response: attempt,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/screeners/attempts/:id',
    guard: 'verified',
    summary: 'One of your attempts: questions and answers while it is running, the result afterwards.',
    params: byId,
    response: attempt,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/talent/api/screeners/attempts/:id/answers/:questionId',
    guard: 'verified',
    summary: 'Saves the answer to one question and returns the stored one: that with the highest number.',
    params: z.object({ id, questionId: id }),
    body: savedAnswer,
    response: keptAnswer,
  }),
  run: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts/:id/answers/:questionId/run',
    guard: 'verified',
    summary: 'Runs the saved code on the example tests of its question. The hidden tests run after you submit.',
    params: z.object({ id, questionId: id }),
    response: codeRun,
    limit: 'rare',
  }),
  ask: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts/:id/questions/:questionId/ask',
    guard: 'verified',
    summary:
      'Shows a question of an interview, which starts the time to think. Asking again returns the same question and time.',
    params: z.object({ id, questionId: id }),
    response: askedQuestion,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts/:id/submit',
    guard: 'verified',
    summary: 'Submits an attempt. Submitting again changes nothing.',
    params: byId,
    response: attempt,
  }),
  advance: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts/:id/advance',
    guard: 'verified',
    summary:
      'Goes on to the next section or question of a test with an order, and starts its time. What is left cannot be changed any more.',
    params: byId,
    body: moved,
    response: attempt,
  }),
  presence: endpoint({
    method: 'POST',
    path: '/talent/api/screeners/attempts/:id/presence',
    guard: 'verified',
    summary:
      'Reports every 10 seconds that the test is open in a tab. A silence of more than 20 seconds counts as a lost connection, during which the clock stands still, up to a tenth of the time.',
    params: byId,
    body: presence,
    response: presenceAnswer,
  }),
  log: endpoint({
    method: 'GET',
    path: '/talent/api/screeners/attempts/:id/log',
    guard: 'verified',
    summary: 'What was recorded while you took a test, in order.',
    params: byId,
    response: z.object({ items: z.array(logEntry) }),
  }),
}
