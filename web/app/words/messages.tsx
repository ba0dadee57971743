// One I18n per render tree, never the global one: requests in different languages are rendered concurrently.

import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider, LinguiContext } from '@lingui/react'
import { type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '#shared/kit/locales.ts'

/**
 * A catalogue as a JSON string. It is part of every document, and the router serializes loader data value by value:
 * hundreds of messages would be hundreds of values, a string is one.
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

/** At most one per area and language: each is parsed once. */
const parsed = new Map<Catalogue, Messages>()

function parse(catalogue: Catalogue): Messages {
  const known = parsed.get(catalogue)
  if (known) return known
  const messages = JSON.parse(catalogue) as Messages
  parsed.set(catalogue, messages)
  return messages
}
