import type { LessonMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const transcriptHtml = ({ transcript }: LessonMedia): string =>
  transcript.map(({ text }) => `<p>${escaped(text)}</p>`).join('')
