import type { Locale } from '#shared/kit/locales.ts'
import { dateLocale } from '#shared/kit/time-format.ts'

/**
 * React Aria takes the writing direction from the locale: sliders, arrow keys and popovers follow it. Nothing in the tag of the
 * pseudo-locale says that it runs right to left, a script does.
 */
export const ariaLocale = (locale: Locale): string => (locale === 'en-XA' ? 'en-Arab-GB' : dateLocale(locale))
