// The catalogues, compiled into the server's bundle. A page gets the common one and that of its own area.

import type { Messages } from '@lingui/core'
import type { Locale } from '#shared/kit/locales.ts'
import { pseudoMessages } from '#shared/kit/pseudo.ts'
import { featuresShownBy } from '../../../features.ts'
import type { Catalogue } from './messages.tsx'

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/web/*/*.po', { eager: true })

/** Written once: they change with the build only. */
const written = new Map<string, Catalogue>()

/** The words of the root, or of an area's pages: its own and those of the features its pages show. */
export function catalogueOf(area: string, locale: Locale): Catalogue {
  const name = `${locale}:${area}`
  const known = written.get(name)
  if (known !== undefined) return known
  const messages = featuresShownBy(area).map((feature) => messagesOf(feature, locale))
  const catalogue = JSON.stringify(Object.fromEntries(messages.flatMap((one) => Object.entries(one))))
  written.set(name, catalogue)
  return catalogue
}

function messagesOf(feature: string, locale: Locale): Messages {
  const language = locale === 'en-XA' ? 'en' : locale
  const messages = catalogues[`../../../locales/web/${feature}/${language}.po`]?.messages ?? {}
  return locale === 'en-XA' ? pseudoMessages(messages) : messages
}
