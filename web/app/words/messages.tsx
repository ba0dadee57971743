// One I18n per render tree, never the global one: two requests of unlike languages are rendered at the same time.

import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider, LinguiContext } from '@lingui/react'
import { type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '#shared/kit/locales.ts'

type Props = { locale: Locale; messages: Messages; children: ReactNode }

/** Adds a catalogue to those of the parents. */
export function MessagesProvider({ locale, messages, children }: Props) {
  const parent = useContext(LinguiContext)?.i18n.messages
  const i18n = useMemo(
    () => setupI18n({ locale, messages: { [locale]: { ...parent, ...messages } } }),
    [locale, parent, messages],
  )
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
