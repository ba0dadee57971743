import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditedForm } from './saving/edited-form.ts'
import type { EditedField } from './saving/edited-job.ts'

export type SectionId =
  | 'text'
  | 'reach'
  | 'hours'
  | 'pay'
  | 'skills'
  | 'contract'
  | 'stages'
  | 'promise'
  | 'form'
  | 'tests'

type Section = { id: SectionId; name: MessageDescriptor; fields: readonly (EditedField | keyof EditedForm)[] }

/** In page order. The tests are saved separately, as soon as they are chosen. */
export const sections: readonly Section[] = [
  {
    id: 'text',
    name: msg`Role and description`,
    fields: ['title', 'description', 'responsibilities', 'requirements', 'benefits'],
  },
  { id: 'reach', name: msg`Who can be hired`, fields: ['eligibility', 'engagements', 'workplace', 'locations'] },
  { id: 'hours', name: msg`Overlap`, fields: ['hours'] },
  { id: 'pay', name: msg`Pay`, fields: ['pay', 'equity', 'bonus'] },
  { id: 'skills', name: msg`Must-haves`, fields: ['skills', 'languages'] },
  {
    id: 'contract',
    name: msg`Contract`,
    fields: ['employmentType', 'seniority', 'department', 'openings', 'equipment', 'travelPercent'],
  },
  { id: 'stages', name: msg`How you hire`, fields: ['stages'] },
  { id: 'promise', name: msg`Promise to reply`, fields: ['replyDays', 'applicationCap', 'visibility'] },
  { id: 'form', name: msg`Application form`, fields: ['parts', 'questions'] },
  { id: 'tests', name: msg`Tests`, fields: [] },
]

/** `requirements.1` belongs to the section of `requirements`. */
export const sectionOfField = (path: string): SectionId =>
  sections.find(({ fields }) => fields.some((field) => path === field || path.startsWith(`${field}.`)))?.id ?? 'text'

export const sectionAnchor = (id: SectionId): string => `section-${id}`
