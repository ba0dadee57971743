import type { LanguageLevel } from '#shared/features/people/profile/profile-sections.ts'
import type { ResumePart } from '#shared/features/people/profile/resume-options.ts'

type Text = { id: string; message: string }

/** The headings that applicant tracking systems expect. */
export const sectionTexts: Record<ResumePart, Text> = {
  summary: /* i18n */ { id: 'resume_out.summary', message: 'Summary' },
  work: /* i18n */ { id: 'resume_out.work', message: 'Work experience' },
  education: /* i18n */ { id: 'resume_out.education', message: 'Education' },
  projects: /* i18n */ { id: 'resume_out.projects', message: 'Projects' },
  portfolio: /* i18n */ { id: 'resume_out.portfolio', message: 'Portfolio' },
  skills: /* i18n */ { id: 'resume_out.skills', message: 'Skills' },
  languages: /* i18n */ { id: 'resume_out.languages', message: 'Languages' },
  certificates: /* i18n */ { id: 'resume_out.certificates', message: 'Certificates' },
  volunteer: /* i18n */ { id: 'resume_out.volunteer', message: 'Volunteering' },
  awards: /* i18n */ { id: 'resume_out.awards', message: 'Awards' },
  publications: /* i18n */ { id: 'resume_out.publications', message: 'Publications' },
  interests: /* i18n */ { id: 'resume_out.interests', message: 'Interests' },
  references: /* i18n */ { id: 'resume_out.references', message: 'References' },
}

export const languageLevelTexts: Record<LanguageLevel, Text> = {
  basic: /* i18n */ { id: 'resume_out.basic', message: 'Basic' },
  conversational: /* i18n */ { id: 'resume_out.conversational', message: 'Conversational' },
  fluent: /* i18n */ { id: 'resume_out.fluent', message: 'Fluent' },
  native: /* i18n */ { id: 'resume_out.native', message: 'Native' },
}
