import type { Person } from './person.ts'

/** Each layout formats dates differently, as real résumés do. */
export type DateStyle = 'long' | 'short' | 'numeric' | 'years'

export function writtenDate(date: string, locale: string, style: DateStyle): string {
  const [year = '', month] = date.split('-')
  if (month === undefined || style === 'years') return year
  if (style === 'numeric') return locale.startsWith('zh') ? `${year}.${month}` : `${month}/${year}`
  if (locale.startsWith('zh')) return `${year}年${Number(month)}月`
  if (locale === 'vi') return `Tháng ${Number(month)}/${year}`
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(month) - 1, 15))
}

export const writtenPeriod = (
  person: Person,
  { start, end }: { start: string; end: string | null },
  style: DateStyle,
): string =>
  `${writtenDate(start, person.locale, style)} – ${end === null ? person.present : writtenDate(end, person.locale, style)}`
