// One list of everything that is still asked of a person, fed by all parts of an application. Nothing is stored: an action ends
// when what it asks for is there.

import type { PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import { type FormStatus, isFiledForm, isReturnedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import { EXPIRY_NOTICE_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { isOpenQuestion, type QuestionStatus } from '#shared/features/elite/elite/elite-question-status.ts'
import {
  type EliteStatus,
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
  forms: readonly { kind: FormKind; status: FormStatus }[]
  questions: readonly { id: Id; status: QuestionStatus; question: string; dueAt: Date }[]
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

const action = (given: Pick<PendingAction, 'kind' | 'href'> & Partial<PendingAction>): PendingAction => ({
  key: `${given.kind}:${given.subject ?? ''}`,
  subject: '',
  dueAt: null,
  minutes: SHORT,
  ...given,
})

export function pendingActions(facts: ActionFacts): PendingAction[] {
  const { status } = facts
  const asked = [
    ...returned(facts),
    ...questions(facts),
    ...(isUndecidedElite(status) ? facts.endorsers : []),
    ...(isPreparingElite(status) ? preparation(facts) : []),
    ...(isUndecidedElite(status) || isEliteMember(status) ? expiring(facts) : []),
  ]
  if (isPreparingElite(status) && asked.length === 0)
    return [action({ kind: 'send_application', href: ONBOARDING, minutes: 1 })]
  return asked
}

/** Without the last step, which only sends what is complete. */
export const countBlocking = (actions: readonly PendingAction[]): number =>
  actions.filter(({ kind }) => kind !== 'send_application').length

const returned = ({ forms }: ActionFacts): PendingAction[] =>
  forms
    .filter(({ status }) => isReturnedForm(status))
    .map(({ kind }) => action({ kind: 'form_returned', subject: kind, href: `${ONBOARDING}/forms/${kind}` }))

const questions = (facts: ActionFacts): PendingAction[] =>
  facts.questions
    .filter(({ status }) => isOpenQuestion(status))
    .map(({ id, question, dueAt }) =>
      action({
        kind: 'question_request',
        key: `question_request:${id}`,
        subject: question,
        dueAt: dueAt.toISOString(),
        minutes: ANSWER_MINUTES,
        href: `${ONBOARDING}/pending-actions/question-request/${id}`,
      }),
    )

function preparation(facts: ActionFacts): PendingAction[] {
  const { forms, unproven, taxForm, documents, isSigned, isIdentified } = facts
  const needsTaxForm = taxForm !== 'none' && !documents.some(({ kind }) => kind === 'tax_form')
  return [
    ...formKinds
      .filter((kind) => !isFiledForm(forms.find((form) => form.kind === kind)?.status ?? 'empty'))
      .map((kind) =>
        action({
          kind: 'form_incomplete',
          subject: kind,
          minutes: minutesOf[kind],
          href: `${ONBOARDING}/forms/${kind}`,
        }),
      ),
    ...unproven.map(({ skill, name }) =>
      action({ kind: 'assessment_due', subject: name, minutes: TEST_MINUTES, href: `/skill-center/${skill}` }),
    ),
    ...(isIdentified ? [] : [action({ kind: 'identity_needed', href: '/identity-verification' })]),
    ...(needsTaxForm ? [action({ kind: 'document_missing', subject: taxForm, href: COMPLIANCE })] : []),
    ...(isSigned ? [] : [action({ kind: 'sign_agreement', href: `${COMPLIANCE}#agreement` })]),
  ]
}

/** A newer document of the same kind replaces the one that expires. */
function expiring({ documents, today }: ActionFacts): PendingAction[] {
  const noticed = addDays(today, EXPIRY_NOTICE_DAYS)
  return documents
    .filter(({ kind, expiresOn }, index) => {
      const isReplaced = documents.slice(index + 1).some((later) => later.kind === kind)
      return expiresOn !== null && expiresOn <= noticed && !isReplaced
    })
    .map(({ id, name, expiresOn }) =>
      action({
        kind: 'document_expired',
        key: `document_expired:${id}`,
        subject: name,
        dueAt: `${expiresOn ?? today}T00:00:00.000Z`,
        href: COMPLIANCE,
      }),
    )
}
