// Editing a submission until somebody has read it, by the rules of the form as it was sent.

import type { Db } from '#server/platform/db/database.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { fieldError, InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  customIssue,
  type Problem,
  problemOf,
  requiredIssue,
} from '#shared/features/hiring/applications/answer-problems.ts'
import type { ApplicationDetail, ApplicationEdit } from '#shared/features/hiring/applications/applications.contract.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { coverNoteNeedOf, isTextAnswer, rulesOf } from '#shared/features/hiring/applications/sent-rules.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isBlank } from '#shared/kit/text/clean-text.ts'
import { logEntry } from '../transitions.service.ts'
import { actOnOwn } from './own-actions.service.ts'
import { editableUntil } from './talent-actions.ts'

const alreadyRead = /* i18n */ {
  id: 'applications.already_opened',
  message: 'Someone has opened your application, so it can no longer be edited. You can message the company instead.',
}
const notEditable = /* i18n */ {
  id: 'applications.not_editable',
  message: 'Only written answers can be edited after you apply.',
}
const noNoteAsked = /* i18n */ {
  id: 'applications.no_cover_note',
  message: 'The company did not ask for a cover note. You can message them instead.',
}

/** Only texts can change: the company may already have the files and choices by email. */
export const editOwn = (
  db: Db,
  platform: Platform,
  requester: Requester,
  id: Id,
  { coverNote, answers = [] }: ApplicationEdit,
): Promise<ApplicationDetail> =>
  actOnOwn(db, platform, requester, id, async (tx, application, now) => {
    const field = coverNote === undefined ? 'answers' : 'coverNote'
    if (editableUntil(application, now) === null) throw fieldError([field], alreadyRead)
    const problems = [
      at(['coverNote'], coverNote === undefined ? null : noteProblem(application.sent, coverNote)),
      ...answers.map(({ questionId, value }, place) =>
        at(['answers', place, 'value'], answerProblem(application.sent, questionId, value)),
      ),
    ].filter((one) => one !== null)
    if (problems.length > 0) throw new InvalidInput(problems)
    const changed = new Map(answers.map(({ questionId, value }) => [questionId, textOf(value)]))
    const sent: SentForm = {
      ...application.sent,
      ...(coverNote !== undefined && { coverNote: textOf(coverNote) }),
      answers: application.sent.answers.map((answer) => {
        const value = changed.get(answer.questionId)
        return value === undefined ? answer : { ...answer, value }
      }),
    }
    if (JSON.stringify(sent) === JSON.stringify(application.sent)) return
    const actor = { role: 'talent', id: requester.viewer.id } as const
    await logEntry(tx, application, { kind: 'edited', actor, at: now }, { sent, editedAt: now })
  })

const at = (path: (string | number)[], problem: Problem | null): Problem | null => problem && { ...problem, path }

const textOf = (text: string): string | null => (isBlank(text) ? null : text.trim())

function noteProblem(sent: SentForm, coverNote: string): Problem | null {
  const need = coverNoteNeedOf(sent)
  if (isBlank(coverNote)) return need === 'required' ? requiredIssue() : null
  return need === 'off' ? customIssue(noNoteAsked) : null
}

function answerProblem({ answers }: SentForm, questionId: Id, value: string): Problem | null {
  const answer = answers.find((one) => one.questionId === questionId)
  if (!answer || !isTextAnswer(answer)) return customIssue(notEditable)
  return problemOf({ type: answer.type, options: [], ...rulesOf(answer) }, value, true)
}
