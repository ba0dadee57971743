// What a reviewer sees: the form of the current step, test results, documents, answers and endorsements.

import type { I18n } from '@lingui/core'
import { elite } from '#shared/features/elite/elite/elite.contract.ts'
import {
  type ComplianceForm,
  joinDraft,
  type PreferenceForm,
  preferenceDraft,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import type { EliteStage } from '#shared/features/elite/elite/elite-status.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import type { CheckState, Evidence } from '#shared/operator-case.ts'
import type { DocumentRow, FormRow, QuestionRow } from '../elite.queries.ts'
import { dayOf, legalFormName, rateOf, taxFormName, trackName, yesNo } from './case-words.ts'

export type CaseFacts = {
  stage: EliteStage
  name: string
  forms: readonly FormRow[]
  compliance: ComplianceForm
  taxForm: string
  questions: readonly QuestionRow[]
  documents: readonly DocumentRow[]
  skills: readonly { name: string; level: number | null }[]
  isIdentified: boolean
  endorsements: readonly Evidence[]
}

const row = (label: string, text: string, state: CheckState = 'unknown'): Evidence => ({
  kind: 'check',
  label,
  text,
  state,
})
const quote = (text: string, source: string): Evidence => ({ kind: 'quote', text, source })

export function evidenceFor(i18n: I18n, facts: CaseFacts): Evidence[] {
  return [...answers(i18n, facts), ...ofStage(i18n, facts)]
}

function ofStage(i18n: I18n, facts: CaseFacts): Evidence[] {
  switch (facts.stage) {
    case 'screening':
      return joining(i18n, facts)
    case 'assessment':
      return skills(i18n, facts)
    case 'interview':
      return [...preferences(i18n, preferenceOf(facts)), ...joining(i18n, facts)]
    case 'endorsement_check':
      return [...facts.endorsements]
    case 'compliance':
      return compliance(i18n, facts)
  }
}

const dataOf = ({ forms }: CaseFacts, kind: string): object => forms.find((form) => form.kind === kind)?.data ?? {}
const preferenceOf = (facts: CaseFacts): PreferenceForm => preferenceDraft.parse(dataOf(facts, 'work-preference'))

const answers = (i18n: I18n, { questions, documents, name }: CaseFacts): Evidence[] =>
  questions.flatMap(({ id, question, answer, answeredAt, createdAt }) => [
    quote(question, i18n._({ id: 'elite.evidence.question', message: 'Our question' })),
    ...(answer === ''
      ? [row(question, i18n._({ id: 'elite.evidence.no_answer', message: 'No answer' }), 'warn')]
      : [
          {
            kind: 'statement' as const,
            name,
            label: i18n._({ id: 'elite.evidence.answer', message: 'Answer' }),
            text: answer,
            at: (answeredAt ?? createdAt).toISOString(),
          },
        ]),
    ...documents.filter(({ questionId }) => questionId === id).map(linkTo),
  ])

const linkTo = ({ id, name }: DocumentRow): Evidence => ({
  kind: 'link',
  label: name,
  href: elite.reviewDocument.path.replace(':id', id),
})

function joining(i18n: I18n, facts: CaseFacts): Evidence[] {
  const { headline, motivation, years, english, track, links, works } = joinDraft.parse(dataOf(facts, 'join-elite'))
  return [
    row(i18n._({ id: 'elite.evidence.headline', message: 'Headline' }), headline),
    row(i18n._({ id: 'elite.evidence.track', message: 'Field' }), trackName(i18n, track)),
    row(i18n._({ id: 'elite.evidence.years', message: 'Years of experience' }), String(years ?? '')),
    row(i18n._({ id: 'elite.evidence.english', message: 'English' }), (english ?? '').toUpperCase()),
    quote(motivation, i18n._({ id: 'elite.evidence.motivation', message: 'Why Elite' })),
    ...works.map(({ title, role, problem, outcome, url }) =>
      quote([role, problem, outcome, url].filter((part) => part !== '').join('\n'), title),
    ),
    ...(links === '' ? [] : [quote(links, i18n._({ id: 'elite.evidence.links', message: 'Links' }))]),
  ]
}

const skills = (i18n: I18n, facts: CaseFacts): Evidence[] =>
  facts.skills.map(({ name, level }) =>
    level === null
      ? row(name, i18n._({ id: 'elite.evidence.no_result', message: 'No result that counts' }), 'bad')
      : row(name, i18n._({ id: 'elite.evidence.level', message: 'Level {level}', values: { level } }), 'ok'),
  )

const preferences = (i18n: I18n, given: PreferenceForm): Evidence[] => [
  row(i18n._({ id: 'elite.evidence.weekly', message: 'Hours a week' }), String(given.weeklyHours ?? '')),
  row(i18n._({ id: 'elite.evidence.rate', message: 'Lowest rate' }), rateOf(i18n, given)),
  row(i18n._({ id: 'elite.evidence.start', message: 'Available from' }), dayOf(i18n, given.startFrom)),
]

function compliance(i18n: I18n, facts: CaseFacts): Evidence[] {
  const { compliance: given, taxForm, documents, isIdentified } = facts
  const country = (code: string | null) =>
    code === null ? '' : (displayNames(i18n.locale, { type: 'region' }).of(code) ?? code)
  const hasTaxForm = taxForm === 'none' || documents.some(({ kind }) => kind === 'tax_form')
  return [
    row(
      i18n._({ id: 'elite.evidence.identity', message: 'Identity' }),
      isIdentified
        ? i18n._({ id: 'elite.evidence.verified', message: 'Verified' })
        : i18n._({ id: 'elite.evidence.unverified', message: 'Not verified' }),
      isIdentified ? 'ok' : 'bad',
    ),
    row(i18n._({ id: 'elite.evidence.legal_name', message: 'Legal name' }), given.legalName),
    row(i18n._({ id: 'elite.evidence.legal_form', message: 'Works as' }), legalFormName(i18n, given.legalForm)),
    row(i18n._({ id: 'elite.evidence.residence', message: 'Tax residence' }), country(given.taxResidence)),
    row(i18n._({ id: 'elite.evidence.payout', message: 'Paid out in' }), country(given.payoutCountry)),
    row(
      i18n._({ id: 'elite.evidence.tax_form', message: 'Tax form' }),
      taxFormName(i18n, taxForm),
      hasTaxForm ? 'ok' : 'bad',
    ),
    row(
      i18n._({ id: 'elite.evidence.independent', message: 'Decides how to do the work' }),
      yesNo(i18n, given.worksAlone),
      given.worksAlone ? 'ok' : 'warn',
    ),
    row(
      i18n._({ id: 'elite.evidence.clients', message: 'Has other clients' }),
      yesNo(i18n, given.hasOtherClients),
      given.hasOtherClients ? 'ok' : 'warn',
    ),
    ...(given.conflicts === ''
      ? []
      : [quote(given.conflicts, i18n._({ id: 'elite.evidence.conflicts', message: 'Conflicts of interest' }))]),
    ...documents.filter(({ questionId }) => questionId === null).map(linkTo),
  ]
}
