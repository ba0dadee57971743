import type { Locale } from '#shared/kit/locales.ts'
import { dateLocale } from '#shared/kit/time-format.ts'

/**
 * React Aria derives the writing direction from the locale, and sliders, arrow keys and popovers follow it. The pseudo-locale's
 * tag does not imply right to left, so a script subtag is added.
 */
export const ariaLocale = (locale: Locale): string => (locale === 'en-XA' ? 'en-Arab-GB' : dateLocale(locale))
