// The catalogues, compiled into the server's bundle. A page gets the common one and that of its own area.

import type { Messages } from '@lingui/core'
import type { Locale } from '#shared/kit/locales.ts'
import { pseudoMessages } from '#shared/kit/pseudo.ts'
import { featuresShownBy } from '../../../features.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/web/*/*.po', { eager: true })

/** The words of an area's pages: its own and those of the features its pages show. */
export const messagesOfArea = (area: string, locale: Locale): Messages =>
  featuresShownBy(area).reduce<Messages>((all, feature) => ({ ...all, ...messagesOf(feature, locale) }), {})

export function messagesOf(area: string, locale: Locale): Messages {
  const language = locale === 'en-XA' ? 'en' : locale
  const messages = catalogues[`../../../locales/web/${area}/${language}.po`]?.messages ?? {}
  return locale === 'en-XA' ? pseudoMessages(messages) : messages
}
