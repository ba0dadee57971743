import { LOCALE_COOKIE } from '#shared/kit/locales.ts'
import { i18nFor, localeOf } from '../i18n/server-i18n.ts'
import type { App } from './context.ts'

const DEFAULT_ZONE = 'UTC'

/** Gives each request the reader's language and zone, so that refusals and mails speak to them in their own. */
export function decorateLanguage(app: App): void {
  app.decorateRequest('i18n')
  app.decorateRequest('timeZone', DEFAULT_ZONE)
  app.addHook('onRequest', async (request) => {
    request.i18n = i18nFor(localeOf(request.cookies[LOCALE_COOKIE], request.headers['accept-language']))
    request.timeZone = knownZone(request.headers['x-timezone'])
  })
}

function knownZone(given: string | string[] | undefined): string {
  if (typeof given !== 'string' || given.length > 64) return DEFAULT_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    // An unknown zone is no error of the caller's: times are then told in UTC.
    return DEFAULT_ZONE
  }
}
