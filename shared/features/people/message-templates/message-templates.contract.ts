// Message templates: a company's own wording for messages, rejections and invitations, in one or more languages.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_TEMPLATE_LANGUAGES, MAX_TEMPLATE_NAME, maxTemplateText, templateKinds } from './template-limits.ts'
import { languageTag } from './wording.contract.ts'
import { unknownPlaceholders } from './wording.ts'

const version = z.object({ language: languageTag, text: z.string().trim().min(1).max(maxTemplateText.message) })

const onceEach = /* i18n */ {
  id: 'message-templates.language_twice',
  message: 'This language is already used. Choose another one.',
}
const tooLong = /* i18n */ { id: 'message-templates.too_long', message: 'The text is too long.' }
const unknown = /* i18n */ {
  id: 'message-templates.unknown_placeholder',
  message: 'Placeholders in double braces can only be name, job, company and sender.',
}

export const newTemplate = z
  .object({
    kind: z.enum(templateKinds),
    name: singleLine(1, MAX_TEMPLATE_NAME),
    /** The first is used for people who know none of the others better. */
    versions: z.array(version).min(1).max(MAX_TEMPLATE_LANGUAGES),
  })
  .superRefine(({ kind, versions }, { addIssue }) => {
    const languages = versions.map(({ language }) => language)
    for (const [index, { language, text }] of versions.entries()) {
      const reject = (field: string, params: object) =>
        addIssue({ code: 'custom', path: ['versions', index, field], params })
      if (languages.indexOf(language) < index) reject('language', onceEach)
      if (text.length > maxTemplateText[kind]) reject('text', tooLong)
      if (unknownPlaceholders(text).length > 0) reject('text', unknown)
    }
  })
export type NewTemplate = z.output<typeof newTemplate>

const template = z
  .object({ ...newTemplate.shape, id, name: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.output<typeof template>

const byId = z.object({ id })

export const messageTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/message-templates',
    guard: 'company',
    summary: 'The message templates of the company you act for, by name.',
    response: z.object({ items: z.array(template) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/message-templates',
    guard: 'company',
    summary: 'Creates a template for messages, rejections or invitations.',
    body: newTemplate,
    response: template,
    status: 201,
    creates: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/company/api/message-templates/:id',
    guard: 'company',
    summary: 'Changes a template; 409 if it has changed since `updatedAt`.',
    params: byId,
    body: newTemplate.safeExtend({ updatedAt: z.iso.datetime().optional() }),
    response: template,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/api/message-templates/:id',
    guard: 'company',
    summary: 'Deletes a template. What was sent with it stays.',
    params: byId,
    response: nothing,
  }),
}
