import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type {
  MessageTemplate,
  NewTemplate,
} from '#shared/features/people/message-templates/message-templates.contract.ts'
import { MAX_TEMPLATES } from '#shared/features/people/message-templates/template-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canUseTemplates } from './message-templates.policy.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  lockTemplates,
  selectTemplate,
  selectTemplates,
  type TemplateRow,
  updateTemplate,
} from './message-templates.queries.ts'

const nameTaken = /* i18n */ {
  id: 'message-templates.name_taken',
  message: 'Your company already has a template with this name.',
}
const tooMany = /* i18n */ {
  id: 'message-templates.too_many',
  message: 'Your company has {most} templates. Delete one first.',
  values: { most: MAX_TEMPLATES },
}

const present = ({ id, kind, name, versions, updatedAt }: TemplateRow): MessageTemplate => ({
  id,
  kind,
  name,
  versions,
  updatedAt: updatedAt.toISOString(),
})

export async function listTemplates(db: Db, company: OwnCompany): Promise<{ items: MessageTemplate[] }> {
  ensure(canUseTemplates(company))
  return { items: (await selectTemplates(db, company.id)).map(present) }
}

export async function createTemplate(db: Db, company: OwnCompany, given: NewTemplate): Promise<MessageTemplate> {
  ensure(canUseTemplates(company))
  return transaction(db, async (tx) => {
    await lockTemplates(tx, company.id)
    if ((await countTemplates(tx, company.id)) >= MAX_TEMPLATES) throw fieldError(['name'], tooMany)
    if (await isNameTaken(tx, company.id, given, null)) throw fieldError(['name'], nameTaken)
    return present(await insertTemplate(tx, { companyId: company.id, ...given }))
  })
}

type Change = NewTemplate & { updatedAt?: string | undefined }

export async function changeTemplate(
  db: Db,
  company: OwnCompany,
  id: Id,
  { updatedAt, ...given }: Change,
  now: Date,
): Promise<MessageTemplate> {
  ensure(canUseTemplates(company))
  return transaction(db, async (tx) => {
    await lockTemplates(tx, company.id)
    const before = found(await selectTemplate(tx, company.id, id))
    ensure(updatedAt === undefined || before.updatedAt.toISOString() === updatedAt, 'status_changed_meanwhile')
    if (await isNameTaken(tx, company.id, given, id)) throw fieldError(['name'], nameTaken)
    return present(found(await updateTemplate(tx, company.id, id, { ...given, updatedAt: now })))
  })
}

export async function removeTemplate(db: Db, company: OwnCompany, id: Id): Promise<void> {
  ensure(canUseTemplates(company))
  ensure(await deleteTemplate(db, company.id, id), 'not_found')
}
