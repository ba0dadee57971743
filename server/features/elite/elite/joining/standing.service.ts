// Where a person stands: every screen of the programme shows a part of it.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { findProvenSkills } from '#server/features/skills/skills/proven-skills.service.ts'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { EliteStanding, OwnForms, PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import {
  type ComplianceForm,
  complianceDraft,
  joinDraft,
  preferenceDraft,
  skillsDraft,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import { type TaxForm, taxFormFor } from '#shared/features/elite/elite/tax-form.ts'
import type { Id } from '#shared/kit/ids.ts'
import { openForm } from '../documents/sealing.ts'
import { presentApplication, presentDocument, presentForm, presentQuestion } from '../elite.presenter.ts'
import {
  type ApplicationRow,
  type FormRow,
  selectDocuments,
  selectEvents,
  selectForms,
  selectLatest,
  selectQuestions,
  selectReturns,
  selectSignature,
} from '../elite.queries.ts'
import { findEndorsers } from './endorsers.service.ts'
import { countBlocking, pendingActions } from './pending-actions.ts'

type Owner = { id: Id }

const nothingYet: Omit<EliteStanding, 'mayApplyAfter'> = {
  application: null,
  forms: [],
  actions: [],
  questions: [],
  agreement: null,
}

export async function showStanding(db: Db, platform: Platform, viewer: Owner): Promise<EliteStanding> {
  const now = platform.clock.now()
  const application = await selectLatest(db, viewer.id)
  const reapplyAfter = application?.reapplyAfter ?? null
  const mayApplyAfter = reapplyAfter !== null && reapplyAfter > now ? reapplyAfter.toISOString() : null
  if (!application) return { ...nothingYet, mayApplyAfter }
  const forms = await selectForms(db, application.id)
  const signature = await selectSignature(db, application.id)
  const passed = await selectEvents(db, application.id, 'pass')
  const actions = await findActions(db, platform, application)
  const questions = await selectQuestions(db, application.id)
  const documents = await selectDocuments(db, application.id)
  return {
    application: presentApplication(application, passed, countBlocking(actions)),
    mayApplyAfter,
    forms: forms.map((form) => presentForm(application, form)),
    actions,
    questions: questions.map((question) =>
      presentQuestion(
        question,
        documents.filter(({ questionId }) => questionId === question.id),
      ),
    ),
    agreement: signature && {
      version: signature.version,
      name: signature.name,
      signedAt: signature.createdAt.toISOString(),
    },
  }
}

const rowOf = (forms: readonly FormRow[], kind: FormKind): FormRow | undefined =>
  forms.find((form) => form.kind === kind)

export const readCompliance = (platform: Platform, forms: readonly FormRow[]): ComplianceForm => {
  const form = rowOf(forms, 'contract-compliance')
  return complianceDraft.parse(form ? openForm(platform, form) : {})
}

export function taxFormOf({ legalForm, taxResidence, isUsPerson, hasUsPayer }: ComplianceForm): TaxForm {
  if (legalForm === null || taxResidence === null) return 'none'
  return taxFormFor({ legalForm, taxResidence, isUsPerson, hasUsPayer })
}

export const readSkills = (forms: readonly FormRow[]): string[] =>
  skillsDraft.parse(rowOf(forms, 'skill-assessments')?.data ?? {}).skills

export async function findActions(db: Db, platform: Platform, application: ApplicationRow): Promise<PendingAction[]> {
  const now = platform.clock.now()
  const { id, personId, status } = application
  // One after another: in a transaction they share a connection.
  const forms = await selectForms(db, id)
  const questions = await selectQuestions(db, id)
  const documents = await selectDocuments(db, id)
  const signature = await selectSignature(db, id)
  const proven = await findProvenSkills(db, personId, now)
  const identified = await findVerifiedPeople(db, [personId], now)
  const endorsers = await findEndorsers(db, platform, id)
  const returns = await selectReturns(
    db,
    forms.map((form) => form.id),
  )
  const names = new Map(listTests().items.map(({ slug, name }) => [slug, name]))
  return pendingActions({
    status,
    startedAt: application.createdAt,
    forms: forms.map((form) => ({ ...form, returnedAt: returns.get(form.id) ?? null })),
    questions,
    documents,
    unproven: readSkills(forms)
      .filter((skill) => !proven.has(skill))
      .map((skill) => ({ skill, name: names.get(skill) ?? skill })),
    taxForm: taxFormOf(readCompliance(platform, forms)),
    isSigned: signature !== null,
    isIdentified: identified.has(personId),
    today: now.toISOString().slice(0, 10),
    endorsers: endorsers.actions,
  })
}

/** Everything a person filled in; defaults before there is anything. */
export async function showForms(db: Db, platform: Platform, viewer: Owner): Promise<OwnForms> {
  const now = platform.clock.now()
  const [application, person, proven] = await Promise.all([
    selectLatest(db, viewer.id),
    findPerson(db, viewer.id),
    findProvenSkills(db, viewer.id, now),
  ])
  const [forms, documents] = application
    ? await Promise.all([selectForms(db, application.id), selectDocuments(db, application.id)])
    : [[], []]
  const compliance = readCompliance(platform, forms)
  const revisionOf = (kind: FormKind) => rowOf(forms, kind)?.revision ?? 0
  return {
    join: joinDraft.parse(rowOf(forms, 'join-elite')?.data ?? {}),
    preference: preferenceDraft.parse(rowOf(forms, 'work-preference')?.data ?? {}),
    skills: skillsDraft.parse(rowOf(forms, 'skill-assessments')?.data ?? {}),
    compliance,
    revisions: {
      'join-elite': revisionOf('join-elite'),
      'work-preference': revisionOf('work-preference'),
      'skill-assessments': revisionOf('skill-assessments'),
      'contract-compliance': revisionOf('contract-compliance'),
    },
    documents: documents.filter(({ questionId }) => questionId === null).map(presentDocument),
    tests: listTests().items.map(({ slug, name }) => ({
      skill: slug,
      name,
      level: proven.get(slug)?.level ?? null,
      validUntil: proven.get(slug)?.validUntil?.toISOString() ?? null,
    })),
    taxForm: taxFormOf(compliance),
    legalName: person.name,
  }
}
