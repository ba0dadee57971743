import type { I18n } from '@lingui/core'
import { formatFullDate } from '#shared/kit/time-format.ts'

/** In the person's language. */
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
        'There is one .json file for each area: your account, your files, and so on. Any text editor can open them.',
    }),
    i18n._({
      id: 'personalData.readme.files',
      message: 'The files folder contains what you uploaded, each file in its own folder.',
    }),
    i18n._({
      id: 'personalData.readme.resume',
      message: 'resume.json is your résumé in the open JSON Resume format, which other sites and tools can import.',
    }),
    i18n._({
      id: 'personalData.readme.calendar',
      message: 'calendar.ics contains your dates. Any calendar app can open it.',
    }),
    i18n._({
      id: 'personalData.readme.left-out',
      message:
        'We only leave out what protects you: your password, keys and codes are stored as hashes and are not included. Keep this archive safe all the same.',
    }),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
