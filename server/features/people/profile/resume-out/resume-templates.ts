import type { ResumeTemplate } from '#shared/features/people/profile/resume-options.ts'

export type TemplateStyle = {
  name: number
  heading: number
  text: number
  /** Of the name and the headings. */
  color: string
  hasRules: boolean
  isCentred: boolean
  /** Between two entries. */
  gap: number
}

const BLACK = '#0e1b1f'

/** All of them have one column, because many systems read two columns line by line. */
export const templateStyles: Record<ResumeTemplate, TemplateStyle> = {
  plain: { name: 20, heading: 12.5, text: 10.5, color: BLACK, hasRules: true, isCentred: false, gap: 7 },
  modern: { name: 25, heading: 13.5, text: 10.5, color: '#00696b', hasRules: false, isCentred: false, gap: 8 },
  compact: { name: 16, heading: 10.5, text: 9, color: BLACK, hasRules: true, isCentred: true, gap: 4 },
}
