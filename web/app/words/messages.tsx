// One I18n per render tree, never the global one: two requests of unlike languages are rendered at the same time.

import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider, LinguiContext } from '@lingui/react'
import { type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '#shared/kit/locales.ts'

/**
 * A catalogue as JSON. It travels with every document, and the router writes loader data value by value: hundreds of
 * messages are hundreds of values, one string is one.
 */
export type Catalogue = string

type Props = { locale: Locale; messages: Catalogue; children: ReactNode }

/** Adds a catalogue to those of the parents. */
export function MessagesProvider({ locale, messages, children }: Props) {
  const parent = useContext(LinguiContext)?.i18n.messages
  const i18n = useMemo(
    () => setupI18n({ locale, messages: { [locale]: { ...parent, ...parse(messages) } } }),
    [locale, parent, messages],
  )
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

/** As many as there are areas and languages: each is read once. */
const parsed = new Map<Catalogue, Messages>()

function parse(catalogue: Catalogue): Messages {
  const known = parsed.get(catalogue)
  if (known) return known
  const messages = JSON.parse(catalogue) as Messages
  parsed.set(catalogue, messages)
  return messages
}
