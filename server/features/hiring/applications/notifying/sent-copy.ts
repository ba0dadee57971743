// A submission as text, for the receipt by email and for later requests.

import type { I18n } from '@lingui/core'
import type { SentAnswer, SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { formatMoney } from '#shared/kit/money.ts'
import { formatDate } from '#shared/kit/time-format.ts'

export type CopyPart = { label: string; text: string }

/** In the order of the form. */
export function copyParts(i18n: I18n, sent: SentForm): CopyPart[] {
  const parts: (CopyPart | null)[] = [
    {
      label: i18n._({ id: 'applications.copy.job', message: 'Job' }),
      text: `${sent.job.title}, ${sent.job.company.name}`,
    },
    { label: i18n._({ id: 'applications.copy.name', message: 'Name' }), text: sent.name },
    { label: i18n._({ id: 'applications.copy.email', message: 'Email' }), text: sent.email },
    part(i18n._({ id: 'applications.copy.phone', message: 'Phone' }), sent.phone),
    part(i18n._({ id: 'applications.copy.resume', message: 'Résumé' }), sent.resume?.name ?? sent.resumeText),
    part(i18n._({ id: 'applications.copy.note', message: 'Cover note' }), sent.coverNote),
    ...sent.answers.map((answer) => ({ label: answer.label, text: answerText(i18n, answer) })),
    part(i18n._({ id: 'applications.copy.intro', message: 'Introduction' }), sent.intro && introText(i18n, sent.intro)),
  ]
  return parts.filter((one) => one !== null)
}

export const copyText = (i18n: I18n, sent: SentForm): string =>
  copyParts(i18n, sent)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n')

const part = (label: string, text: string | null): CopyPart | null => (text ? { label, text } : null)

function introText(i18n: I18n, intro: NonNullable<SentForm['intro']>): string {
  if (intro.kind === 'text') return intro.text
  const values = { seconds: Math.round(intro.seconds) }
  return intro.kind === 'video'
    ? i18n._({ id: 'applications.copy.video', message: 'Video, {seconds} seconds', values })
    : i18n._({ id: 'applications.copy.audio', message: 'Audio recording, {seconds} seconds', values })
}

function answerText(i18n: I18n, { type, value, file }: SentAnswer): string {
  if (file) return file.name
  if (value === null || value === '') return i18n._({ id: 'applications.copy.open', message: 'No answer' })
  if (typeof value === 'boolean')
    return value
      ? i18n._({ id: 'applications.copy.yes', message: 'Yes' })
      : i18n._({ id: 'applications.copy.no', message: 'No' })
  if (typeof value === 'number') return type === 'notice_period' ? noticeText(i18n, value) : i18n.number(value)
  if (Array.isArray(value)) return new Intl.ListFormat(i18n.locale).format(value)
  if (typeof value === 'object') return moneyText(i18n, value)
  if (type === 'date') return formatDate(Date.parse(`${value}T00:00:00Z`), 'UTC', i18n.locale)
  return type === 'country' ? countryName(i18n, value) : value
}

const noticeText = (i18n: I18n, days: number): string =>
  i18n._({
    id: 'applications.copy.notice',
    message: '{days, plural, =0 {None} one {# day} other {# days}}',
    values: { days },
  })

type Money = { amount: number; currency: string; period: 'hour' | 'month' | 'year' }

const moneyText = (i18n: I18n, { amount, currency, period }: Money): string =>
  i18n._({
    id: 'applications.copy.pay',
    message: '{period, select, hour {{money} per hour} month {{money} per month} other {{money} per year}}',
    values: { money: formatMoney({ amount, currency }, i18n.locale), period },
  })

const countryName = (i18n: I18n, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code) ?? code) : code
