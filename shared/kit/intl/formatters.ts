// Intl's formatters, each created once: creating one takes some fifteen times as long as using it, and a list uses the same few
// for every row.

const known = new Map<string, unknown>()

function createOnce<T>(kind: string, locale: string, options: object, create: () => T): T {
  const name = `${kind} ${locale} ${JSON.stringify(options)}`
  const existing = known.get(name) as T | undefined
  if (existing) return existing
  const created = create()
  known.set(name, created)
  return created
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  createOnce('number', locale, options, () => new Intl.NumberFormat(locale, options))

export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  createOnce('date', locale, options, () => new Intl.DateTimeFormat(locale, options))

export const relativeTimeFormat = (locale: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat =>
  createOnce('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options))

export const listFormat = (locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  createOnce('list', locale, options, () => new Intl.ListFormat(locale, options))

export const displayNames = (locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames =>
  createOnce('names', locale, options, () => new Intl.DisplayNames(locale, options))
