import { LOCALE_COOKIE } from '#shared/kit/cookies.ts'
import { type Locale, localeFor, spokenLocale } from '#shared/kit/locales.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import type { Config } from '../config.ts'
import { i18nFor, localeOf } from '../i18n/server-i18n.ts'
import type { App } from './context.ts'

const DEFAULT_ZONE = 'UTC'

type Spoken = Pick<Config, 'speaksPseudo'>

/** Gives each request the reader's language and zone, so that refusals and mails speak to them in their own. */
export function decorateLanguage(app: App, { speaksPseudo }: Spoken): void {
  app.decorateRequest('i18n')
  app.addHook('onRequest', async (request) => {
    const locale = localeOf(request.cookies[LOCALE_COOKIE], request.headers['accept-language'])
    request.i18n = i18nFor(spokenLocale(locale, speaksPseudo))
  })
  // Worked out by the few that tell times: asking Intl costs more than many a request.
  app.decorateRequest('timeZone', {
    getter() {
      const zone = this.headers['x-timezone']
      // An unknown zone is no error of the caller's: times are then told in UTC.
      return typeof zone === 'string' && isTimeZone(zone) ? zone : DEFAULT_ZONE
    },
  })
}

/** After the request is known to be somebody's: the language of their account follows them to every device. */
export function speakLanguageOfAccount(app: App, { speaksPseudo }: Spoken): void {
  app.addHook('onRequest', async (request) => {
    if (!request.viewer) return
    const locale = localeFor(request.i18n.locale as Locale, request.viewer.locale)
    request.i18n = i18nFor(spokenLocale(locale, speaksPseudo))
  })
}
