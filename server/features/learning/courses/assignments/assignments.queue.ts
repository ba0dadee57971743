// Work that waits for feedback.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { FEEDBACK_DAYS } from '#shared/features/learning/courses/assignments/assignment-limits.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { answerSubmission, ensureMayAnswer, versionOf } from './feedback.service.ts'
import {
  type QueuedSubmission,
  selectAssignment,
  selectQueuedSubmission,
  selectSubmissionFigures,
  selectSubmissionQueue,
} from './submissions.queries.ts'

export const assignmentsQueue: CaseQueue = {
  name: 'assignments',
  title: (i18n) => i18n._({ id: 'courses.assignments_queue', message: 'Assignments' }),
  href: '/ops/assignments',
  promisedHours: FEEDBACK_DAYS * 24,
  summarize: selectSubmissionFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectSubmissionQueue(db, page)
      const people = await findContacts(
        db,
        rows.map(({ submission }) => submission.personId),
      )
      return rows.map((row) => summaryOf(i18n, row, people.get(row.submission.personId)?.name ?? ''))
    },
    async show(db, caseId, i18n) {
      const queued = await selectQueuedSubmission(db, caseId)
      if (!queued) return null
      const { submission } = queued
      const people = await findContacts(db, [submission.personId])
      const assignment = await selectAssignment(db, submission)
      const task: Evidence[] = assignment
        ? [
            { kind: 'quote', text: assignment.body, source: assignment.title },
            ...assignment.checklist.map(
              (item): Evidence => ({
                kind: 'check',
                label: i18n._({ id: 'courses.assignment_item', message: 'On the checklist' }),
                text: item,
                state: 'unknown',
              }),
            ),
          ]
        : []
      return {
        ...summaryOf(i18n, queued, people.get(submission.personId)?.name ?? ''),
        version: versionOf(submission),
        evidence: [
          ...task,
          {
            kind: 'statement',
            name: people.get(submission.personId)?.name ?? '',
            label: i18n._({ id: 'courses.assignment_work', message: 'handed in' }),
            text: submission.text,
            at: submission.submittedAt.toISOString(),
          },
        ],
        choices: choicesOf(i18n),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayAnswer(db, decision)),
    decide: answerSubmission,
  },
}

const summaryOf = (i18n: I18n, { submission, course }: QueuedSubmission, name: string): CaseSummary => ({
  id: submission.id,
  title: course.title,
  about: name,
  kind: { label: i18n._({ id: 'courses.assignment_kind', message: 'Assignment' }), tone: 'neutral' },
  waitingSince: submission.submittedAt.toISOString(),
})

const choicesOf = (i18n: I18n): CaseChoice[] => [
  {
    id: 'pass',
    label: i18n._({ id: 'courses.assignment_pass', message: 'Accept' }),
    consequence: i18n._({
      id: 'courses.assignment_pass_means',
      message: 'The learner reads your feedback, and the lesson is done',
    }),
    needsReason: true,
  },
  {
    id: 'return',
    label: i18n._({ id: 'courses.assignment_return', message: 'Ask for changes' }),
    consequence: i18n._({
      id: 'courses.assignment_return_means',
      message: 'The learner reads your feedback and can hand in the work again',
    }),
    needsReason: true,
  },
]
