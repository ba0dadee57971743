// What goes into a résumé is part of the address: a version for one job can be bookmarked, shared between devices, and undone.

import {
  type ResumePaper,
  type ResumePart,
  type ResumeTemplate,
  resumePapers,
  resumeParts,
  resumeTemplates,
  usualResumeParts,
} from '#shared/features/people/profile/resume-options.ts'
import { MAX_RESUME_LABEL } from '#shared/features/people/talents/talent-limits.ts'

export type Choices = {
  template: ResumeTemplate
  paper: ResumePaper
  parts: readonly ResumePart[]
  /** Ids of entries. */
  without: readonly string[]
  /** Ids of entries that come first in their section. */
  first: readonly string[]
  /** The job it is for, if it is for one. */
  job: { id: string; title: string } | null
}

export const RESUME_VIEW = 'resume'

const ID = /^[0-9a-f-]{36}$/
const idsIn = (params: URLSearchParams, name: string) => (listIn(params, name) ?? []).filter((id) => ID.test(id))
const listIn = (params: URLSearchParams, name: string) => params.get(name)?.split(',').filter(Boolean)

export function readChoices(params: URLSearchParams): Choices {
  const wanted = listIn(params, 'parts')
  const job = params.get('job') ?? ''
  return {
    template: resumeTemplates.find((one) => one === params.get('template')) ?? 'plain',
    paper: resumePapers.find((one) => one === params.get('paper')) ?? 'a4',
    parts: wanted ? wanted.flatMap((name) => resumeParts.find((part) => part === name) ?? []) : usualResumeParts,
    without: idsIn(params, 'without'),
    first: idsIn(params, 'first'),
    job: ID.test(job) ? { id: job, title: params.get('title')?.slice(0, MAX_RESUME_LABEL) ?? '' } : null,
  }
}

export function writeChoices({ template, paper, parts, without, first, job }: Choices): URLSearchParams {
  const query = new URLSearchParams({ as: RESUME_VIEW })
  if (template !== 'plain') query.set('template', template)
  if (paper !== 'a4') query.set('paper', paper)
  if (parts.join() !== usualResumeParts.join()) query.set('parts', parts.join())
  if (without.length > 0) query.set('without', without.join())
  if (first.length > 0) query.set('first', first.join())
  if (job) {
    query.set('job', job.id)
    query.set('title', job.title)
  }
  return query
}

export const choicesHref = (choices: Choices): string => `/profile?${writeChoices(choices)}`
