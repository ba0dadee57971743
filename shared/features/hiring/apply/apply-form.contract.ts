// The application form of a job: which parts it asks for, and the company's own questions.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { partNeeds, questionTypes } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_HELP, MAX_LABEL, MAX_OPTIONS, MAX_QUESTIONS } from './apply-limits.ts'

const need = z.enum(partNeeds)

/** What the company asks for in addition to its questions. Details and the final review are always included. */
const formParts = z.object({ resume: need, coverNote: need, phone: need, intro: need })
export type FormParts = z.output<typeof formParts>

const question = z.object({
  id,
  type: z.enum(questionTypes),
  label: singleLine(1, MAX_LABEL),
  help: z.string().trim().max(MAX_HELP).default(''),
  options: z.array(singleLine(1, MAX_LABEL)).max(MAX_OPTIONS).default([]),
  isRequired: z.boolean().default(false),
  /** Text length, size of a number, number of choices. */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  /** Visible only to those who decide. */
  isPrivate: z.boolean().default(false),
})
export type ApplyQuestion = z.output<typeof question>

/** The applicant's view, without the knockout answers. */
export const applyForm = z
  .object({ version: z.int(), parts: formParts, questions: z.array(question) })
  .meta({ id: 'ApplyForm' })
export type ApplyForm = z.output<typeof applyForm>

const companyQuestion = question.extend({
  /** Knockout answers. Applicants are warned immediately and may send anyway. Null if there are none. */
  knockout: z.array(z.string().max(MAX_LABEL)).max(MAX_OPTIONS).nullable().default(null),
})
export type CompanyQuestion = z.output<typeof companyQuestion>

const companyForm = applyForm.extend({ questions: z.array(companyQuestion) }).meta({ id: 'CompanyApplyForm' })
export type CompanyApplyForm = z.output<typeof companyForm>

export const newForm = z.object({
  parts: formParts,
  questions: z.array(companyQuestion.extend({ id: id.optional() })).max(MAX_QUESTIONS),
})
export type NewApplyForm = z.output<typeof newForm>

/** `version`: the one the edit is based on, 0 for the default form. A colleague's later edit is not overwritten. */
const editedForm = newForm.extend({ version: z.int().min(0) })
export type EditedApplyForm = z.output<typeof editedForm>

export const formChanged = /* i18n */ {
  id: 'apply.form.changed_meanwhile',
  message: 'A colleague has changed this form since you opened it. Reload to see their version.',
}

const ofJob = z.object({ jobId: id })

export const applyForms = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:jobId/apply-form',
    guard: 'company',
    summary: 'The application form of one of your company’s jobs.',
    params: ofJob,
    response: companyForm,
  }),
  write: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:jobId/apply-form',
    guard: 'company',
    summary:
      'Replaces the application form of a job, if `version` is still the latest. Unlawful or unfair questions are rejected, each with an error on its label.',
    params: ofJob,
    body: editedForm,
    response: companyForm,
  }),
}
