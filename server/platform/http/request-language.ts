import { LOCALE_COOKIE } from '#shared/kit/cookies.ts'
import { type Locale, localeFor, supportedLocale } from '#shared/kit/locales.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import type { Config } from '../config.ts'
import { i18nFor, localeOf } from '../i18n/server-i18n.ts'
import type { App } from './context.ts'

const DEFAULT_ZONE = 'UTC'

type LanguageSettings = Pick<Config, 'speaksPseudo'>

/** Gives each request the reader's language and time zone, so that errors and emails use them. */
export function decorateLanguage(app: App, { speaksPseudo }: LanguageSettings): void {
  app.decorateRequest('i18n')
  app.addHook('onRequest', async (request) => {
    const locale = localeOf(request.cookies[LOCALE_COOKIE], request.headers['accept-language'])
    request.i18n = i18nFor(supportedLocale(locale, speaksPseudo))
  })
  // Lazy: few requests need the time zone, and validating it with Intl costs more than many of them take.
  app.decorateRequest('timeZone', {
    getter() {
      const zone = this.headers['x-timezone']
      // An unknown zone is not the caller's fault: fall back to UTC.
      return typeof zone === 'string' && isTimeZone(zone) ? zone : DEFAULT_ZONE
    },
  })
}

/** Runs after authentication: the language of an account follows its owner to every device. */
export function applyAccountLanguage(app: App, { speaksPseudo }: LanguageSettings): void {
  app.addHook('onRequest', async (request) => {
    if (!request.viewer) return
    const locale = localeFor(request.i18n.locale as Locale, request.viewer.locale)
    request.i18n = i18nFor(supportedLocale(locale, speaksPseudo))
  })
}
