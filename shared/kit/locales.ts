// The languages of the product. `en-XA` is the pseudo-locale for development: longer, accented, right to left, so that
// untranslated text and layouts that only work left to right stand out.

export const locales = ['en', 'en-XA'] as const
export type Locale = (typeof locales)[number]

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'en-XA' ? 'rtl' : 'ltr')

/** The languages of an Accept-Language header in lower case, preferred first. */
export const acceptedLanguages = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/** The first language of an Accept-Language header that the product supports. */
export function chooseLocale(acceptLanguage: string): Locale {
  for (const tag of acceptedLanguages(acceptLanguage)) {
    const match =
      locales.find((locale) => locale.toLowerCase() === tag) ?? locales.find((locale) => locale === tag.split('-')[0])
    if (match) return match
  }
  return 'en'
}

/** The pseudo-locale is for development and tests only. */
export const supportedLocale = (locale: Locale, speaksPseudo: boolean): Locale =>
  locale === 'en-XA' && !speaksPseudo ? 'en' : locale

/** The account's language overrides the browser's, except for the pseudo-locale: whoever set that is testing. */
export const localeFor = (ofBrowser: Locale, ofAccount: string | undefined): Locale =>
  ofBrowser === 'en-XA' ? ofBrowser : (locales.find((locale) => locale === ofAccount) ?? ofBrowser)
