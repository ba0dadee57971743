import { FEEDBACK_DAYS } from '#shared/features/learning/courses/assignments/assignment-limits.ts'
import { isWaitingForFeedback } from '#shared/features/learning/courses/assignments/submission-status.ts'
import type { LessonSubmission } from '#shared/features/learning/courses/assignments/submissions.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { SubmissionRow } from './submissions.queries.ts'

export const presentSubmission = (row: SubmissionRow): LessonSubmission => ({
  status: row.status,
  text: row.text,
  submittedAt: row.submittedAt.toISOString(),
  answerBy: isWaitingForFeedback(row.status)
    ? new Date(row.submittedAt.getTime() + FEEDBACK_DAYS * DAY).toISOString()
    : null,
  feedback: row.feedback,
  decidedAt: row.decidedAt?.toISOString() ?? null,
})
