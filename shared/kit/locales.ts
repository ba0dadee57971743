// The languages of the product. `en-XA` is the pseudo-language of development: longer, accented, right to left, so that
// an untranslated word or a layout that only works from left to right is seen at once.

export const locales = ['en', 'en-XA'] as const
export type Locale = (typeof locales)[number]

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'en-XA' ? 'rtl' : 'ltr')

/** The first language of an Accept-Language header that the product speaks. */
export function chooseLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const match =
      locales.find((locale) => locale.toLowerCase() === tag) ?? locales.find((locale) => locale === tag.split('-')[0])
    if (match) return match
  }
  return 'en'
}

/** The pseudo-language is spoken where people develop and test, nowhere else. */
export const spokenLocale = (locale: Locale, speaksPseudo: boolean): Locale =>
  locale === 'en-XA' && !speaksPseudo ? 'en' : locale

/** An account's choice wins over the browser's, except over the pseudo-language: whoever set that is testing. */
export const localeFor = (ofBrowser: Locale, ofAccount: string | undefined): Locale =>
  ofBrowser === 'en-XA' ? ofBrowser : (locales.find((locale) => locale === ofAccount) ?? ofBrowser)
