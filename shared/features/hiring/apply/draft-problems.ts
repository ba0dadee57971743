// What is missing before a draft can be sent; the page and the server share this check.

import {
  customIssue,
  type Problem,
  problemOf,
  requiredIssue,
  tick,
} from '#shared/features/hiring/applications/answer-problems.ts'
import { isBlank } from '#shared/kit/text/clean-text.ts'
import { findLinks } from '#shared/kit/text/text-links.ts'
import type { DraftFields } from './apply.contract.ts'
import type { ApplyForm } from './apply-form.contract.ts'
import type { ApplyStep } from './apply-limits.ts'

/** Facts outside the draft's own fields: uploads, recordings and tests are stored elsewhere. */
export type DraftFacts = {
  hasResumeFile: boolean
  /** Questions whose file can be sent. */
  answerFiles: Readonly<Record<string, unknown>>
  hasRecording: boolean
  tests: readonly {
    testId: string
    isRequired: boolean
    laterDays: number | null
    state: 'open' | 'running' | 'done'
  }[]
}

/** `issue` is turned into text by describeIssue in shared/validation-messages.ts. */
export type DraftProblem = { step: ApplyStep; field: string; issue: Problem }

type CheckedFields = Omit<DraftFields, 'step' | 'allowsFutureContact'>

const linkInName = /* i18n */ { id: 'apply.link_in_name', message: 'A name cannot contain a web address.' }
const linkInPhone = /* i18n */ { id: 'apply.link_in_phone', message: 'Enter a phone number, not a web address.' }
const noPhone = /* i18n */ { id: 'apply.no_phone', message: 'Enter a phone number with its country code.' }
const noResume = /* i18n */ { id: 'apply.no_resume', message: 'Add your résumé as a file, or paste it as text.' }
const noIntro = /* i18n */ { id: 'apply.no_intro', message: 'Record a short introduction, or write one.' }
const noTest = /* i18n */ { id: 'apply.no_test', message: 'Finish this test before you send.' }

export function findDraftProblems(form: ApplyForm, fields: CheckedFields, facts: DraftFacts): DraftProblem[] {
  const { parts, questions } = form
  const problems: (DraftProblem | null)[] = [
    at('you', 'name', nameProblem(fields.name)),
    at('you', 'phone', parts.phone === 'off' ? null : phoneProblem(fields.phone, parts.phone === 'required')),
    at('resume', 'resume', parts.resume === 'required' && !hasResume(fields, facts) ? customIssue(noResume) : null),
    at('resume', 'coverNote', parts.coverNote === 'required' && isBlank(fields.coverNote) ? requiredIssue() : null),
    ...questions.map((question) => {
      const isAvailable = Object.hasOwn(facts.answerFiles, question.id)
      return at('questions', `answers.${question.id}`, problemOf(question, fields.answers[question.id], isAvailable))
    }),
    at('intro', 'intro', parts.intro === 'required' && !hasIntro(fields, facts) ? customIssue(noIntro) : null),
    ...facts.tests.map((test) =>
      at('tests', `tests.${test.testId}`, isStillRequired(test) ? customIssue(noTest) : null),
    ),
    at('review', 'allowsProcessing', fields.allowsProcessing ? null : tick()),
  ]
  return problems.filter((one) => one !== null)
}

const at = (step: ApplyStep, field: string, issue: Problem | null): DraftProblem | null =>
  issue && { step, field, issue: { ...issue, path: field.split('.') } }

/** A single word is a full name in many places. */
export function nameProblem(name: string): Problem | null {
  if (isBlank(name)) return requiredIssue()
  return findLinks(name).length > 0 ? customIssue(linkInName) : null
}

function phoneProblem(phone: string, isNeeded: boolean): Problem | null {
  if (isBlank(phone)) return isNeeded ? requiredIssue() : null
  if (findLinks(phone).length > 0) return customIssue(linkInPhone)
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 5 && digits <= 20 && /^[\p{Nd}\s+()./x#*-]+$/u.test(phone) ? null : customIssue(noPhone)
}

const hasResume = ({ resumeText }: CheckedFields, { hasResumeFile }: DraftFacts): boolean =>
  hasResumeFile || !isBlank(resumeText)

const hasIntro = ({ intro }: CheckedFields, { hasRecording }: DraftFacts): boolean =>
  intro?.kind === 'text' ? !isBlank(intro.text) : intro?.kind === 'recording' && hasRecording

/** Tests that may be taken later are not required for sending. */
const isStillRequired = ({ isRequired, laterDays, state }: DraftFacts['tests'][number]): boolean =>
  isRequired && laterDays === null && state !== 'done'
