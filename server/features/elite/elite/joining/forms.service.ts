// The forms: saved while they are filled in, validated as a whole when they are submitted, kept in every submitted version.

import { isDeepStrictEqual } from 'node:util'
import { listTests } from '#server/features/skills/skills/skills.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import { fieldError, InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { EliteStanding } from '#shared/features/elite/elite/elite.contract.ts'
import {
  isEmptyForm,
  isFiledForm,
  isReturnedForm,
  isSubmittedForm,
} from '#shared/features/elite/elite/elite-form-status.ts'
import {
  complianceForm,
  joinForm,
  preferenceForm,
  skillsForm,
} from '#shared/features/elite/elite/elite-forms.contract.ts'
import { isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import { openForm, sealForm } from '../documents/sealing.ts'
import { formFiled } from '../elite.events.ts'
import { mayEditForm } from '../elite.policy.ts'
import {
  type ApplicationRow,
  type FormRow,
  insertFormVersion,
  lockForm,
  lockLive,
  selectForms,
  selectQuestions,
  updateApplication,
  updateForm,
} from '../elite.queries.ts'
import { moveForm } from './moving.service.ts'
import { showStanding } from './standing.service.ts'

type Owner = { id: Id }

const notEditable = /* i18n */ {
  id: 'elite.not_editable',
  message: 'This form has been sent and cannot be changed any more.',
}
const savedElsewhere = /* i18n */ {
  id: 'elite.saved_elsewhere',
  message: 'This form was changed on another device in the meantime. Your version has not been saved.',
}
const unknownSkill = /* i18n */ { id: 'elite.unknown_skill', message: 'Choose skills that have a test.' }

const schemas = {
  'join-elite': joinForm,
  'work-preference': preferenceForm,
  'skill-assessments': skillsForm,
  'contract-compliance': complianceForm,
} as const

const isSealed = (kind: FormKind): boolean => kind === 'contract-compliance'

const dataOf = (platform: Platform, form: FormRow): object =>
  isSealed(form.kind) ? openForm(platform, form) : form.data

type BasedOn = { revision: number }

/** Two devices may have the same form open: the later save does not overwrite what it has not seen. */
export async function saveForm(
  platform: Platform,
  viewer: Owner,
  kind: FormKind,
  { revision, ...data }: BasedOn & object,
): Promise<EliteStanding> {
  const { db, clock } = platform
  if (kind === 'skill-assessments') ensureSkills(data as { skills: string[] })
  await transaction(db, async (tx) => {
    const { form } = await lockEditable(tx, viewer, kind)
    // Saving the same content again must not turn a submitted form back into a draft.
    if (!isEmptyForm(form.status) && isDeepStrictEqual(dataOf(platform, form), data)) return
    ensureNewest(form, revision)
    const now = clock.now()
    const content = isSealed(kind) ? { sealedData: sealForm(platform, form.id, data) } : { data }
    const facts = { ...content, revision: form.revision + 1 }
    // A changed form has to be submitted again. One that a reviewer has returned stays returned until then.
    if (isEmptyForm(form.status) || isSubmittedForm(form.status))
      await moveForm(tx, form, { event: 'save', actor: { role: 'talent', id: viewer.id }, now, facts })
    else await updateForm(tx, form.id, { ...facts, updatedAt: now })
  })
  return showStanding(db, platform, viewer)
}

function ensureNewest(form: FormRow, revision: number): void {
  if (form.revision !== revision) throw tooLate(savedElsewhere)
}

function ensureSkills({ skills }: { skills: string[] }): void {
  const known = new Set(listTests().items.map(({ slug }) => slug))
  if (!skills.every((skill) => known.has(skill))) throw fieldError(['skills'], unknownSkill)
}

async function lockEditable(
  tx: Db,
  viewer: Owner,
  kind: FormKind,
): Promise<{ application: ApplicationRow; form: FormRow }> {
  const application = await lockLive(tx, viewer.id)
  const form = application && (await lockForm(tx, application.id, kind))
  if (!application || !form || !mayEditForm(application.status, form.status)) throw tooLate(notEditable)
  return { application, form }
}

export async function submitForm(
  platform: Platform,
  viewer: Owner,
  kind: FormKind,
  revision: number,
): Promise<EliteStanding> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const { application, form } = await lockEditable(tx, viewer, kind)
    // A double click.
    if (isFiledForm(form.status)) return
    ensureNewest(form, revision)
    const parsed = schemas[kind].safeParse(dataOf(platform, form))
    if (!parsed.success) throw new InvalidInput(parsed.error.issues)
    const now = clock.now()
    const actor = { role: 'talent', id: viewer.id } as const
    const wasReturned = isReturnedForm(form.status)
    const saved = isEmptyForm(form.status) ? await moveForm(tx, form, { event: 'save', actor, now }) : form
    const facts = { version: form.version + 1, submittedAt: now, note: '' }
    const { version } = await moveForm(tx, saved, { event: 'submit', actor, now, facts })
    const { id: formId, personId, data, sealedData } = form
    await insertFormVersion(tx, { formId, personId, number: version, data, sealedData, createdAt: now })
    await announce(tx, platform, formFiled, { applicationId: application.id, personId, kind })
    if (wasReturned) await resumeReview(tx, application, now)
  })
  return showStanding(db, platform, viewer)
}

/** The review goes on once nothing is asked of the person any more. */
export async function resumeReview(tx: Db, application: Pick<ApplicationRow, 'id'>, now: Date): Promise<void> {
  const [forms, questions] = [await selectForms(tx, application.id), await selectQuestions(tx, application.id)]
  const isWaiting =
    forms.some(({ status }) => isReturnedForm(status)) || questions.some(({ status }) => isOpenQuestion(status))
  if (!isWaiting) await updateApplication(tx, application.id, { awaitsTalent: false, queuedAt: now, updatedAt: now })
}
