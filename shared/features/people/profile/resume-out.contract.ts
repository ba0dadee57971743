import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_RESUME_LABEL } from '#shared/features/people/talents/talent-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_ENTRIES, profileSections } from './profile-sections.ts'
import {
  type ResumePart,
  resumeFormats,
  resumePapers,
  resumeParts,
  resumeTemplates,
  usualResumeParts,
} from './resume-options.ts'

const MAX_OMITTED = MAX_ENTRIES * profileSections.length

const listOf = <T extends z.ZodType<string, string>>(one: T, most: number) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(one).max(most))

const choices = z.object({
  /** The parts to include, in this order, separated by commas. */
  parts: listOf(z.enum(resumeParts as [ResumePart, ...ResumePart[]]), resumeParts.length).default([
    ...usualResumeParts,
  ]),
  /** The ids of entries to leave out, separated by commas. */
  without: listOf(id, MAX_OMITTED).default([]),
  /** The ids of entries to put first in their section, separated by commas. */
  first: listOf(id, MAX_OMITTED).default([]),
})
export type ResumeChoices = z.output<typeof choices>

const fileChoices = choices.extend({
  format: z.enum(resumeFormats).default('pdf'),
  template: z.enum(resumeTemplates).default('plain'),
  paper: z.enum(resumePapers).default('a4'),
})
export type ResumeFileChoices = z.output<typeof fileChoices>

/** As in the address of the page, so that they can be opened again. */
const writtenChoices = fileChoices.extend({ format: z.enum(['pdf', 'docx']).default('pdf') })

const item = z.object({
  id: id.nullable(),
  title: z.string(),
  /** Company, place, grade and the like, in one line. */
  note: z.string(),
  period: z.string(),
  text: z.string(),
  points: z.array(z.string()),
})
export type ResumeItem = z.output<typeof item>

const resumeOut = z
  .object({
    name: z.string(),
    headline: z.string(),
    contact: z.array(z.string()),
    sections: z.array(z.object({ part: z.enum(resumeParts), title: z.string(), items: z.array(item) })),
    /** Characters that our PDF fonts lack; the other formats have them. */
    missingCharacters: z.array(z.string()),
  })
  .meta({ id: 'ResumeOut' })
export type ResumeOut = z.output<typeof resumeOut>

export const resumeOutEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/profile/resume',
    guard: 'verified',
    summary: 'The résumé that your profile makes, in your language: the parts you choose, in the order you choose.',
    query: choices,
    response: resumeOut,
  }),
  file: endpoint({
    method: 'GET',
    path: '/talent/api/profile/resume/file',
    guard: 'verified',
    summary: 'The same résumé as a PDF, a Word document or JSON Resume.',
    query: fileChoices,
    response: z.string(),
    limit: 'strict',
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/resume/jobs/:jobId',
    guard: 'verified',
    summary:
      'Keeps the résumé as the one for a job: your application for it starts with it. It replaces the one before.',
    params: z.object({ jobId: id }),
    body: z.object({ label: singleLine(1, MAX_RESUME_LABEL), choices: writtenChoices }),
    response: z.object({ fileId: id }),
    limit: 'strict',
  }),
}
