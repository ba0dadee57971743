import { dateTimeFormat } from '#shared/kit/intl/formatters.ts'

/** A year, or a month and a year, in the reader's language. Days are rarely of interest here. */
export function formatPartialDate(date: string, locale: string): string {
  const [year = '', month] = date.split('-')
  if (!month) return year
  const format = dateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(Date.UTC(Number(year), Number(month) - 1, 1))
}
