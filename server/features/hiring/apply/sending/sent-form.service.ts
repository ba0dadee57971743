// Builds the permanent copy: questions and answers, profile and job as they are now.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { readSentProfile } from '#server/features/hiring/applications/own/sent-profile.service.ts'
import { showViewed, type ViewedJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isEmpty } from '#shared/features/hiring/applications/answer-problems.ts'
import type { SentAnswer, SentForm, SentIntro } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { CompanyApplyForm, CompanyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { CONSENT_VERSION } from '#shared/features/hiring/apply/apply-limits.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { cleanLine } from '#shared/kit/text/clean-text.ts'
import type { DraftContext } from '../drafts/draft-context.service.ts'
import type { DraftRow } from '../drafts/drafts.queries.ts'

type DraftToSend = {
  viewer: Viewer
  draft: DraftRow
  viewed: ViewedJob
  applyForm: CompanyApplyForm
  context: DraftContext
  now: Date
}

export async function copyForSending(
  db: Db,
  { viewer, draft, viewed, applyForm, context, now }: DraftToSend,
): Promise<SentForm> {
  const { email } = await findPerson(db, draft.personId)
  const { parts } = applyForm
  return {
    formVersion: applyForm.version,
    name: cleanLine(draft.name),
    email,
    phone: parts.phone === 'off' ? null : textOf(draft.phone),
    coverNote: parts.coverNote === 'off' ? null : textOf(draft.coverNote),
    coverNoteNeed: parts.coverNote,
    resume: parts.resume === 'off' || !context.resume ? null : fileOf(context.resume),
    resumeText: parts.resume === 'off' ? null : textOf(draft.resumeText),
    answers: applyForm.questions.map((question) => answerTo(question, draft, context)),
    intro: parts.intro === 'off' ? null : introOf(draft, context),
    ...(await readSentProfile(db, draft.personId)),
    job: jobText(await showViewed(db, viewer, viewed)),
    consents: consentsOf(draft, now),
  }
}

const textOf = (text: string): string | null => text.trim() || null

const fileOf = ({ id, name, size }: { id: string; name: string; size: number }) => ({ id, name, size })

function answerTo(question: CompanyQuestion, draft: DraftRow, context: DraftContext): SentAnswer {
  const { id, type, label, isPrivate, isRequired, min, max } = question
  const value = draft.answers[id] ?? null
  const file = type === 'file' ? context.files[id] : undefined
  const isOpen = value === null || isEmpty(value) || (type === 'file' && !file)
  return {
    questionId: id,
    type,
    label,
    isPrivate,
    rules: { isRequired, min, max },
    value: isOpen ? null : typeof value === 'string' ? value.trim() : value,
    file: file ? fileOf(file) : null,
  }
}

function introOf({ intro }: DraftRow, { recording }: DraftContext): SentIntro | null {
  if (intro?.kind === 'text') return intro.text.trim() ? { kind: 'text', text: intro.text.trim() } : null
  return recording && { kind: recording.kind, recordingId: recording.id, seconds: recording.seconds }
}

/** Excludes what the copy does not need. */
const jobText = ({ benefits: _benefits, stages: _stages, ...job }: PublicJob): SentForm['job'] => job

const consentsOf = ({ allowsFutureContact }: DraftRow, now: Date): SentForm['consents'] => {
  const given = { version: CONSENT_VERSION, givenAt: now.toISOString() }
  return [
    { kind: 'processing', ...given },
    ...(allowsFutureContact ? [{ kind: 'future_contact' as const, ...given }] : []),
  ]
}
