// How a résumé is written from a profile; without the schemas, so that pages can import it.

import { type ProfileSection, profileSections } from './profile-sections.ts'

export const resumeTemplates = ['plain', 'modern', 'compact'] as const
export type ResumeTemplate = (typeof resumeTemplates)[number]

export const resumePapers = ['a4', 'letter'] as const
export type ResumePaper = (typeof resumePapers)[number]

export const resumeFormats = ['pdf', 'docx', 'json'] as const
export type ResumeFormat = (typeof resumeFormats)[number]

/** Links are part of the contact line, permits are nobody's business before an offer. */
export const resumeParts = ['summary', ...profileSections.filter(isResumeSection)] as const
export type ResumePart = 'summary' | Exclude<ProfileSection, 'links' | 'permits'>

function isResumeSection(section: ProfileSection): section is Exclude<ProfileSection, 'links' | 'permits'> {
  return section !== 'links' && section !== 'permits'
}

/** References are given on request. */
export const usualResumeParts: readonly ResumePart[] = resumeParts.filter((part) => part !== 'references')
