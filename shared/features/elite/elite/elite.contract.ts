import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { companySignature } from '#shared/features/hiring/offers/offers.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { formStatuses } from './elite-form-status.ts'
import {
  basedOn,
  complianceDraft,
  formRevision,
  joinDraft,
  preferenceDraft,
  skillsDraft,
} from './elite-forms.contract.ts'
import { MAX_ANSWER, MAX_FILE_NAME } from './elite-limits.ts'
import { questionStatuses } from './elite-question-status.ts'
import { eliteStages, eliteStatuses } from './elite-status.ts'
import { actionKinds, documentKinds, documentTypes, formKinds } from './elite-words.ts'
import { taxForms } from './tax-form.ts'

const instant = z.iso.datetime()

const application = z
  .object({
    id,
    status: z.enum(eliteStatuses),
    startedAt: instant,
    submittedAt: instant.nullable(),
    /** When the first step of the review is done at the latest, and the last one. */
    screeningBy: instant.nullable(),
    decisionBy: instant.nullable(),
    decidedAt: instant.nullable(),
    waitlistedUntil: instant.nullable(),
    /** What the reviewer wrote. */
    reason: z.string(),
    /** Something is asked of the person before the review goes on. */
    awaitsYou: z.boolean(),
    /** When each step of the review was passed. */
    passed: z.array(z.object({ stage: z.enum(eliteStages), at: instant })),
    can: z.object({ submit: z.boolean(), withdraw: z.boolean(), pause: z.boolean(), resume: z.boolean() }),
  })
  .meta({ id: 'EliteApplication' })
export type EliteApplication = z.output<typeof application>

const formState = z.object({
  kind: z.enum(formKinds),
  status: z.enum(formStatuses),
  /** Counts what was submitted so far. */
  version: z.int(),
  revision: formRevision,
  submittedAt: instant.nullable(),
  /** What the reviewer asks to be changed. */
  note: z.string(),
  mayEdit: z.boolean(),
})
export type EliteFormState = z.output<typeof formState>

const action = z
  .object({
    kind: z.enum(actionKinds),
    /** Unique in the list. */
    key: z.string(),
    /** A form, a skill, the name of an endorser or a question. */
    subject: z.string(),
    dueAt: instant.nullable(),
    /** Since when it has been asked. */
    askedAt: instant,
    /** About how long it takes. */
    minutes: z.int(),
    href: z.string(),
  })
  .meta({ id: 'ElitePendingAction' })
export type PendingAction = z.output<typeof action>

const document = z
  .object({
    id,
    kind: z.enum(documentKinds),
    name: z.string(),
    type: z.enum(documentTypes),
    size: z.int(),
    expiresOn: z.iso.date().nullable(),
    at: instant,
  })
  .meta({ id: 'EliteDocument' })
export type EliteDocument = z.output<typeof document>

const question = z
  .object({
    id,
    question: z.string(),
    status: z.enum(questionStatuses),
    answer: z.string(),
    askedAt: instant,
    dueAt: instant,
    answeredAt: instant.nullable(),
    mayExtend: z.boolean(),
    files: z.array(document),
  })
  .meta({ id: 'EliteQuestion' })
export type EliteQuestion = z.output<typeof question>

const standing = z
  .object({
    application: application.nullable(),
    /** Null: now. */
    mayApplyAfter: instant.nullable(),
    forms: z.array(formState),
    actions: z.array(action),
    /** Of the reviewers, oldest first. */
    questions: z.array(question),
    agreement: z.object({ version: z.int(), name: z.string(), signedAt: instant }).nullable(),
  })
  .meta({ id: 'EliteStanding' })
export type EliteStanding = z.output<typeof standing>

const skillState = z.object({
  skill: z.string(),
  name: z.string(),
  /** Of the newest result that counts; null if there is none. */
  level: z.int().nullable(),
  validUntil: instant.nullable(),
})
export type EliteSkill = z.output<typeof skillState>

const ownForms = z
  .object({
    join: joinDraft,
    preference: preferenceDraft,
    skills: skillsDraft,
    compliance: complianceDraft,
    /** The revisions of the forms in this response. */
    revisions: z.object(
      Object.fromEntries(formKinds.map((kind) => [kind, formRevision])) as Record<
        (typeof formKinds)[number],
        typeof formRevision
      >,
    ),
    documents: z.array(document),
    /** Every skill that has a test, and how the person stands. */
    tests: z.array(skillState),
    taxForm: z.enum(taxForms),
    legalName: z.string(),
  })
  .meta({ id: 'EliteForms' })
export type OwnForms = z.output<typeof ownForms>

export const eliteAnswer = z.object({ answer: z.string().trim().min(1).max(MAX_ANSWER) })

const documentQuery = z.object({
  kind: z.enum(documentKinds),
  name: singleLine(1, MAX_FILE_NAME),
  /** For files that belong to an answer. */
  question: id.optional(),
  /** The last day on which a document that can expire counts. */
  expires: z.iso.date().optional(),
})

const one = z.object({ id })

const savesForm =
  'Saves a form of your Elite application as it is, if `revision` is still the latest. Nobody reads it before it is submitted.'

export const elite = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/elite',
    guard: 'verified',
    summary: 'Where you stand in the Elite programme, and what is still asked of you.',
    response: standing,
  }),
  start: endpoint({
    method: 'POST',
    path: '/talent/api/elite/application',
    guard: 'verified',
    summary: 'Starts an application to the Elite programme.',
    response: standing,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/talent/api/elite/application/submit',
    guard: 'verified',
    summary: 'Sends your Elite application to the reviewers.',
    response: standing,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/talent/api/elite/application/withdraw',
    guard: 'verified',
    summary: 'Withdraws your Elite application. You can start another one.',
    response: standing,
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/membership',
    guard: 'verified',
    summary: 'Pauses your membership, or resumes it.',
    body: z.object({ isPaused: z.boolean() }),
    response: standing,
  }),
  forms: endpoint({
    method: 'GET',
    path: '/talent/api/elite/forms',
    guard: 'verified',
    summary: 'What you filled in so far, your documents and your test results.',
    response: ownForms,
  }),
  saveJoin: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/forms/join-elite',
    guard: 'verified',
    summary: savesForm,
    body: joinDraft.extend(basedOn),
    response: standing,
  }),
  savePreference: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/forms/work-preference',
    guard: 'verified',
    summary: savesForm,
    body: preferenceDraft.extend(basedOn),
    response: standing,
  }),
  saveSkills: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/forms/skill-assessments',
    guard: 'verified',
    summary: savesForm,
    body: skillsDraft.extend(basedOn),
    response: standing,
  }),
  saveCompliance: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/forms/contract-compliance',
    guard: 'verified',
    summary: savesForm,
    body: complianceDraft.extend(basedOn),
    response: standing,
  }),
  submitForm: endpoint({
    method: 'POST',
    path: '/talent/api/elite/forms/:kind/submit',
    guard: 'verified',
    summary: 'Submits a form as saved, if `revision` is still the latest. Errors name the fields that are missing.',
    params: z.object({ kind: z.enum(formKinds) }),
    body: z.object(basedOn),
    response: standing,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/talent/api/elite/agreement',
    guard: 'verified',
    summary: 'Signs the member agreement.',
    body: companySignature,
    response: standing,
  }),
  addDocument: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/documents',
    guard: 'verified',
    summary: 'Sends a document as the body: PDF, JPEG or PNG, up to 10 MB. It is stored encrypted.',
    query: documentQuery,
    response: document,
    limit: 'strict',
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/talent/api/elite/documents/:id',
    guard: 'verified',
    summary: 'Deletes one of your documents, unless it has been reviewed.',
    params: one,
    response: z.undefined(),
  }),
  // Files are sent as they are: the routes mount these themselves, so the response schema is never applied.
  readDocument: endpoint({
    method: 'GET',
    path: '/talent/api/elite/documents/:id',
    guard: 'verified',
    summary: 'One of your own documents.',
    params: one,
    response: z.string(),
  }),
  readAgreement: endpoint({
    method: 'GET',
    path: '/talent/api/elite/agreement.pdf',
    guard: 'verified',
    summary: 'The agreement you signed, as a PDF sealed with a digital signature.',
    response: z.string(),
  }),
  reviewDocument: endpoint({
    method: 'GET',
    path: '/ops/api/elite/documents/:id',
    guard: 'operator',
    summary: 'A document of an application in review. Opening it is recorded.',
    params: one,
    response: z.string(),
  }),
  question: endpoint({
    method: 'GET',
    path: '/talent/api/elite/questions/:id',
    guard: 'verified',
    summary: 'A question of the reviewers, with your answer.',
    params: one,
    response: question,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/talent/api/elite/questions/:id/answer',
    guard: 'verified',
    summary: 'Answers a question of the reviewers.',
    params: one,
    body: eliteAnswer,
    response: question,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/talent/api/elite/questions/:id/extend',
    guard: 'verified',
    summary: 'Gives you seven more days for an answer, once.',
    params: one,
    response: question,
  }),
}
