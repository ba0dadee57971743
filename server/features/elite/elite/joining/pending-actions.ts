// One list of everything that is still asked of a person, fed by all parts of an application. Nothing is stored: an action ends
// when what it asks for is there.

import type { PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import { type FormStatus, isFiledForm, isReturnedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import { EXPIRY_NOTICE_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { isOpenQuestion, type QuestionStatus } from '#shared/features/elite/elite/elite-question-status.ts'
import {
  type EliteStatus,
  isEliteInReview,
  isEliteMember,
  isPreparingElite,
  isUndecidedElite,
} from '#shared/features/elite/elite/elite-status.ts'
import { type FormKind, formKinds } from '#shared/features/elite/elite/elite-words.ts'
import type { TaxForm } from '#shared/features/elite/elite/tax-form.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays } from '#shared/kit/time-zones.ts'

export type ActionFacts = {
  status: EliteStatus
  startedAt: Date
  /** `returnedAt` is when the reviewers last asked for changes. */
  forms: readonly { kind: FormKind; status: FormStatus; returnedAt: Date | null }[]
  questions: readonly { id: Id; status: QuestionStatus; question: string; createdAt: Date; dueAt: Date }[]
  documents: readonly { id: Id; kind: string; name: string; expiresOn: string | null }[]
  /** Chosen skills without a valid test result. */
  unproven: readonly { skill: string; name: string }[]
  taxForm: TaxForm
  isSigned: boolean
  isIdentified: boolean
  today: string
  /** From the endorsements. */
  endorsers: readonly PendingAction[]
}

const ONBOARDING = '/elite/onboarding'
const COMPLIANCE = `${ONBOARDING}/forms/contract-compliance`

const minutesOf: Readonly<Record<FormKind, number>> = {
  'join-elite': 20,
  'work-preference': 5,
  'skill-assessments': 2,
  'contract-compliance': 10,
}
const TEST_MINUTES = 25
const ANSWER_MINUTES = 15
const SHORT = 5

type Given = Pick<PendingAction, 'kind' | 'href'> & Partial<Omit<PendingAction, 'askedAt'>>

const action = (askedAt: Date, given: Given): PendingAction => ({
  key: `${given.kind}:${given.subject ?? ''}`,
  subject: '',
  dueAt: null,
  minutes: SHORT,
  ...given,
  askedAt: askedAt.toISOString(),
})

export function pendingActions(facts: ActionFacts): PendingAction[] {
  const { status } = facts
  const asked = [
    ...returned(facts),
    ...questions(facts),
    ...(isUndecidedElite(status) ? facts.endorsers : []),
    ...(isPreparingElite(status) ? preparation(facts) : []),
    ...(isEliteInReview(status) || isEliteMember(status) ? identity(facts) : []),
    ...(isUndecidedElite(status) || isEliteMember(status) ? expiring(facts) : []),
  ]
  if (isPreparingElite(status) && asked.length === 0)
    return [action(facts.startedAt, { kind: 'send_application', href: ONBOARDING, minutes: 1 })]
  return asked
}

/** Without the last step, which only sends what is complete. */
export const countBlocking = (actions: readonly PendingAction[]): number =>
  actions.filter(({ kind }) => kind !== 'send_application').length

const returned = ({ forms, startedAt }: ActionFacts): PendingAction[] =>
  forms
    .filter(({ status }) => isReturnedForm(status))
    .map(({ kind, returnedAt }) =>
      action(returnedAt ?? startedAt, {
        kind: 'form_returned',
        subject: kind,
        href: `${ONBOARDING}/forms/${kind}`,
      }),
    )

const questions = (facts: ActionFacts): PendingAction[] =>
  facts.questions
    .filter(({ status }) => isOpenQuestion(status))
    .map(({ id, question, createdAt, dueAt }) =>
      action(createdAt, {
        kind: 'question_request',
        key: `question_request:${id}`,
        subject: question,
        dueAt: dueAt.toISOString(),
        minutes: ANSWER_MINUTES,
        href: `${ONBOARDING}/pending-actions/question-request/${id}`,
      }),
    )

function preparation(facts: ActionFacts): PendingAction[] {
  const { startedAt, forms, unproven, taxForm, documents, isSigned } = facts
  const needsTaxForm = taxForm !== 'none' && !documents.some(({ kind }) => kind === 'tax_form')
  return [
    ...formKinds
      .filter((kind) => !isFiledForm(forms.find((form) => form.kind === kind)?.status ?? 'empty'))
      .map((kind) =>
        action(startedAt, {
          kind: 'form_incomplete',
          subject: kind,
          minutes: minutesOf[kind],
          href: `${ONBOARDING}/forms/${kind}`,
        }),
      ),
    ...unproven.map(({ skill, name }) =>
      action(startedAt, {
        kind: 'assessment_due',
        subject: name,
        minutes: TEST_MINUTES,
        href: `/skill-center/${skill}`,
      }),
    ),
    ...identity(facts),
    ...(needsTaxForm ? [action(startedAt, { kind: 'document_missing', subject: taxForm, href: COMPLIANCE })] : []),
    ...(isSigned ? [] : [action(startedAt, { kind: 'sign_agreement', href: `${COMPLIANCE}#agreement` })]),
  ]
}

/** Asked for again once the verification has expired, because clients rely on it. */
const identity = ({ isIdentified, startedAt }: ActionFacts): PendingAction[] =>
  isIdentified ? [] : [action(startedAt, { kind: 'identity_needed', href: '/identity-verification' })]

/** A newer document of the same kind replaces the one that expires. */
function expiring({ documents, today }: ActionFacts): PendingAction[] {
  const noticed = addDays(today, EXPIRY_NOTICE_DAYS)
  return documents
    .filter(({ kind, expiresOn }, index) => {
      const isReplaced = documents.slice(index + 1).some((later) => later.kind === kind)
      return expiresOn !== null && expiresOn <= noticed && !isReplaced
    })
    .map(({ id, name, expiresOn }) =>
      action(noticeOf(expiresOn ?? today), {
        kind: 'document_expired',
        key: `document_expired:${id}`,
        subject: name,
        dueAt: `${expiresOn ?? today}T00:00:00.000Z`,
        href: COMPLIANCE,
      }),
    )
}

const noticeOf = (expiresOn: string): Date => new Date(`${addDays(expiresOn, -EXPIRY_NOTICE_DAYS)}T00:00:00.000Z`)
