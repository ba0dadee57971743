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

export type Choices = {
  template: ResumeTemplate
  paper: ResumePaper
  parts: readonly ResumePart[]
  /** Ids of entries. */
  without: readonly string[]
}

export const RESUME_VIEW = 'resume'

const listIn = (params: URLSearchParams, name: string) => params.get(name)?.split(',').filter(Boolean)

export function readChoices(params: URLSearchParams): Choices {
  const wanted = listIn(params, 'parts')
  return {
    template: resumeTemplates.find((one) => one === params.get('template')) ?? 'plain',
    paper: resumePapers.find((one) => one === params.get('paper')) ?? 'a4',
    parts: wanted ? wanted.flatMap((name) => resumeParts.find((part) => part === name) ?? []) : usualResumeParts,
    without: (listIn(params, 'without') ?? []).filter((id) => /^[0-9a-f-]{36}$/.test(id)),
  }
}

export function writeChoices({ template, paper, parts, without }: Choices): URLSearchParams {
  const query = new URLSearchParams({ as: RESUME_VIEW })
  if (template !== 'plain') query.set('template', template)
  if (paper !== 'a4') query.set('paper', paper)
  if (parts.join() !== usualResumeParts.join()) query.set('parts', parts.join())
  if (without.length > 0) query.set('without', without.join())
  return query
}

export const choicesHref = (choices: Choices): string => `/profile?${writeChoices(choices)}`
