// English texts are part of the code (scripts/build/compiled-messages.ts). Other languages have a catalogue per feature,
// which is loaded before the feature renders and overrides the English by id. One I18n per language and catalogue, never
// the global one: requests in different languages are rendered concurrently.

import type { Messages } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '#shared/kit/locales.ts'
import { loadedMessages, SOURCE_LOCALE } from './load-catalogue.ts'
import { QuickI18n } from './quick-i18n.ts'

type FindMessages = (feature: string, locale: Locale) => Messages

/** The messages of the root (`common`) or of a feature's pages. The server provides its own lookup. */
export const CatalogueContext = createContext<FindMessages>(loadedMessages)

type Props = { locale: Locale; feature?: string; children: ReactNode }

/** In place of Lingui's provider, which lets the language change while a page is shown; ours needs a new document. */
export function MessagesProvider({ locale, feature = 'common', children }: Props) {
  const messagesOf = useContext(CatalogueContext)
  return <LinguiContext value={wordsOf(locale, feature, messagesOf)}>{children}</LinguiContext>
}

type Words = ComponentProps<typeof LinguiContext>['value']

/** At most one per area and language. */
const known = new Map<string, Words>()

function wordsOf(locale: Locale, feature: string, messagesOf: FindMessages): Words {
  const name = locale === SOURCE_LOCALE ? locale : `${locale}:${feature}`
  const existing = known.get(name)
  if (existing) return existing
  const messages = locale === SOURCE_LOCALE ? {} : { ...messagesOf('common', locale), ...messagesOf(feature, locale) }
  const i18n = new QuickI18n({ locale, messages: { [locale]: messages } })
  const words = { i18n, _: i18n.t }
  known.set(name, words)
  return words
}
