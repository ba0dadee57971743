import type { I18n } from '@lingui/core'
import { formatFullDate } from '#shared/kit/time-format.ts'

/** The words that lie in the archive, in the language of the person. */
export function exportReadme(i18n: I18n, facts: { siteTitle: string; madeAt: Date }): string {
  const { siteTitle } = facts
  const day = formatFullDate(facts.madeAt.getTime(), 'UTC', i18n.locale)
  const paragraphs = [
    i18n._({
      id: 'personalData.readme.title',
      message: 'Everything {siteTitle} holds about you, as it was on {day}.',
      values: { siteTitle, day },
    }),
    i18n._({
      id: 'personalData.readme.json',
      message:
        'The files that end in .json are one for each area: your account, your files, and so on. Any text editor opens them; other programs can read them too.',
    }),
    i18n._({
      id: 'personalData.readme.files',
      message: 'The folder files holds what you uploaded, each file in a folder of its own.',
    }),
    i18n._({
      id: 'personalData.readme.resume',
      message: 'resume.json is your résumé in the open format JSON Resume, which other sites and tools can take in.',
    }),
    i18n._({
      id: 'personalData.readme.calendar',
      message: 'calendar.ics holds your dates. Every calendar program can open it.',
    }),
    i18n._({
      id: 'personalData.readme.left-out',
      message:
        'Left out is only what protects you: your password, keys and codes are kept as hashes that tell nothing, and are not in here. Keep this archive safe all the same.',
    }),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
