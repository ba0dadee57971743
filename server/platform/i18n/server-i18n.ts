// One I18n per language for what the server says: refusals, mails, notifications. Catalogues are written by
// `lingui compile`; English needs none, its sentences stand in the code.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { chooseLocale, type Locale, locales } from '#shared/kit/locales.ts'
import { pseudoMessages } from '#shared/kit/pseudo.ts'

const CATALOGUES = fileURLToPath(new URL('../../../locales/server', import.meta.url))

const instances = new Map<Locale, I18n>()

export function i18nFor(locale: Locale): I18n {
  const known = instances.get(locale)
  if (known) return known
  const i18n = setupI18n({ locale, messages: { [locale]: loadMessages(locale) } })
  i18n.setMessagesCompiler(compileMessage)
  instances.set(locale, i18n)
  return i18n
}

function loadMessages(locale: Locale): Messages {
  const language = locale === 'en-XA' ? 'en' : locale
  const merged: Messages = {}
  if (!existsSync(CATALOGUES)) return merged
  for (const area of readdirSync(CATALOGUES)) {
    const file = `${CATALOGUES}/${area}/${language}.json`
    if (existsSync(file))
      Object.assign(merged, (JSON.parse(readFileSync(file, 'utf8')) as { messages: Messages }).messages)
  }
  return locale === 'en-XA' ? pseudoMessages(merged) : merged
}

/** The cookie's choice, else the best of Accept-Language, else English. */
export function localeOf(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = locales.find((locale) => locale === cookie)
  return chosen ?? chooseLocale(acceptLanguage ?? '')
}
