import type { I18n } from '@lingui/core'
import { fitInWords } from '#server/features/jobs/jobs/fit/fit-text.service.ts'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { Fit } from '#shared/features/jobs/jobs/fit/fit.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

export type AlertFacts = {
  siteTitle: string
  url: string
  name: string
  search: string
  /** The newest ones, each with its fit for this person. */
  jobs: readonly { card: JobCard; fit: Fit }[]
  /** Including those that are not listed. */
  total: number
  /** Switching to weekly, because the person has not visited for a while. */
  isSlowed: boolean
  stopUrl: string
}

export function alertMail(i18n: I18n, facts: AlertFacts) {
  const { name, total, jobs } = facts
  const title = i18n._({
    id: 'savedSearches.mail.title',
    message: '{total, plural, one {# new job} other {# new jobs}} for “{name}”',
    values: { total, name },
  })
  const more = total - jobs.length
  return composeMail({
    i18n,
    siteTitle: facts.siteTitle,
    dir: directionOf(i18n.locale as Locale),
    title,
    preheader: jobs.map(({ card }) => card.title).join(' · '),
    paragraphs: [
      ...jobs.flatMap(({ card, fit }) => [
        { text: lineOf(i18n, card), url: `${facts.url}/jobs/${card.id}` },
        fitInWords(i18n, fit),
      ]),
      ...(more > 0
        ? [
            i18n._({
              id: 'savedSearches.mail.more',
              message: '{more, plural, one {And one more.} other {And # more.}}',
              values: { more },
            }),
          ]
        : []),
      ...(facts.isSlowed
        ? [
            i18n._({
              id: 'savedSearches.mail.slowed',
              message:
                'You have not visited for a while, so we now email you about this search once a week. Visit again to go back to the frequency you chose.',
            }),
          ]
        : []),
    ],
    action: {
      label: i18n._({ id: 'savedSearches.mail.action', message: 'View jobs' }),
      url: `${facts.url}/jobs?${facts.search}${facts.search && '&'}sort=newest`,
    },
    footer: i18n._({
      id: 'savedSearches.mail.footer',
      message: 'You are receiving this because you asked for alerts about this search.',
    }),
    unsubscribe: { label: i18n._({ id: 'savedSearches.mail.stop', message: 'Stop these emails' }), url: facts.stopUrl },
  })
}

const lineOf = (i18n: I18n, { title, company }: JobCard): string =>
  i18n._({
    id: 'savedSearches.mail.job',
    message: '{title} at {company}, {city}',
    values: { title, company: company.name, city: company.city },
  })
