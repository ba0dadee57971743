import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EliteStage, EliteStatus } from '#shared/features/elite/elite/elite-status.ts'
import type {
  ActionKind,
  DocumentKind,
  EliteTrack,
  EngagementKind,
  FormKind,
  LegalForm,
  RatePeriod,
  WeekDay,
} from '#shared/features/elite/elite/elite-words.ts'
import type { TaxForm } from '#shared/features/elite/elite/tax-form.ts'

type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const formTitles: Words<FormKind> = {
  'join-elite': msg`Join Elite`,
  'work-preference': msg`Work preferences`,
  'skill-assessments': msg`Skill assessments`,
  'contract-compliance': msg`Contract and compliance`,
}

export const trackWords: Words<EliteTrack> = {
  engineering: msg`Engineering`,
  data: msg`Data and AI`,
  design: msg`Design`,
  product: msg`Product`,
  operations: msg`Operations`,
}

export const engagementWords: Words<EngagementKind> = {
  hourly: msg`By the hour`,
  daily: msg`By the day`,
  fixed: msg`Fixed price`,
  retainer: msg`Monthly retainer`,
}

export const dayWords: Words<WeekDay> = {
  mon: msg`Monday`,
  tue: msg`Tuesday`,
  wed: msg`Wednesday`,
  thu: msg`Thursday`,
  fri: msg`Friday`,
  sat: msg`Saturday`,
  sun: msg`Sunday`,
}

export const periodWords: Words<RatePeriod> = { hour: msg`per hour`, day: msg`per day`, month: msg`per month` }

export const legalFormWords: Words<LegalForm> = {
  individual: msg`Individual`,
  sole_trader: msg`Sole trader`,
  company: msg`My own company`,
  umbrella: msg`Umbrella company`,
}

export const documentWords: Words<DocumentKind> = {
  tax_form: msg`Tax form`,
  registration: msg`Business registration`,
  insurance: msg`Insurance certificate`,
  other: msg`Other document`,
  answer: msg`File`,
}

export const taxFormWords: Words<TaxForm> = {
  w9: msg`As a US person you need form W-9.`,
  w8ben: msg`You live outside the United States and work for US clients as an individual: you need form W-8BEN.`,
  w8bene: msg`Your company is outside the United States and works for US clients: it needs form W-8BEN-E.`,
  none: msg`You do not need a tax form.`,
}

export const stageWords: Words<EliteStage> = {
  screening: msg`Screening`,
  assessment: msg`Skills`,
  interview: msg`Way of working`,
  endorsement_check: msg`Endorsements`,
  compliance: msg`Contract and compliance`,
}

/** The rubric: what a reviewer looks at in each step. */
export const rubricWords: Words<EliteStage> = {
  screening: msg`Work you are proud of: your part in it, what was hard, and the result.`,
  assessment: msg`A valid test result for every skill you chose.`,
  interview: msg`Whether your hours, rate and way of working fit what clients ask for. We may ask questions in writing.`,
  endorsement_check: msg`Two people who have worked with you, at least one of them a manager or client.`,
  compliance: msg`Your details for contracts and taxes, the right tax form, and the signed agreement.`,
}

export const statusWords: Words<EliteStatus> = {
  preparing: msg`In preparation`,
  screening: msg`In review`,
  assessment: msg`In review`,
  interview: msg`In review`,
  endorsement_check: msg`In review`,
  compliance: msg`In review`,
  waitlisted: msg`On the waitlist`,
  active: msg`Member`,
  paused: msg`Paused`,
  declined: msg`Not accepted`,
  withdrawn: msg`Withdrawn`,
}

export const actionTitles: Words<ActionKind> = {
  form_incomplete: msg`Fill in a form`,
  form_returned: msg`Change a form`,
  assessment_due: msg`Take a skill test`,
  identity_needed: msg`Verify your identity`,
  document_missing: msg`Upload your tax form`,
  document_expired: msg`Renew a document`,
  sign_agreement: msg`Sign the member agreement`,
  question_request: msg`Answer a question from the reviewers`,
  endorser_needed: msg`Name your endorsers`,
  endorser_declined: msg`Choose another endorser`,
  endorser_silent: msg`An endorser has not answered`,
  send_application: msg`Send your application`,
}

export const actionButtons: Words<ActionKind> = {
  form_incomplete: msg`Open the form`,
  form_returned: msg`Open the form`,
  assessment_due: msg`See the test`,
  identity_needed: msg`Verify`,
  document_missing: msg`Upload`,
  document_expired: msg`Upload`,
  sign_agreement: msg`Read and sign`,
  question_request: msg`Write an answer`,
  endorser_needed: msg`Name endorsers`,
  endorser_declined: msg`Change endorser`,
  endorser_silent: msg`Remind or change`,
  send_application: msg`Send`,
}
