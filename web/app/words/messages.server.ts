// Compiled catalogues in the server bundle, for every language except English, whose texts are in the code.

import type { Messages } from '@lingui/core'
import { pseudoMessages } from '#shared/kit/intl/pseudo.ts'
import type { Locale } from '#shared/kit/locales.ts'
import featureGraph from '../../../feature-graph.json' with { type: 'json' }

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/web/*/*.po', { eager: true })

const known = new Map<string, Messages>()

/** The messages of the root, or of a feature's pages: its own and those of every feature whose components they show. */
export function catalogueOf(feature: string, locale: Locale): Messages {
  const name = `${locale}:${feature}`
  const existing = known.get(name)
  if (existing) return existing
  const messages = featuresOnScreen(feature).map((one) => messagesOf(one, locale))
  const catalogue = Object.fromEntries(messages.flatMap((one) => Object.entries(one)))
  known.set(name, catalogue)
  return catalogue
}

const graph: Record<string, { onScreen: string[] }> = featureGraph

/** Texts that every feature contributes to a screen of this one have their own catalogue. */
const assembledWords: Record<string, string> = {
  home: 'next-step-words',
  preferences: 'notification-words',
  'company-jobs': 'remark-words',
}

function featuresOnScreen(name: string): string[] {
  const found = new Set([name])
  for (const one of found) for (const next of graph[one]?.onScreen ?? []) found.add(next)
  return [...found].flatMap((one) => [one, assembledWords[one] ?? []].flat())
}

function messagesOf(feature: string, locale: Locale): Messages {
  const language = locale === 'en-XA' ? 'en' : locale
  const messages = catalogues[`../../../locales/web/${feature}/${language}.po`]?.messages ?? {}
  return locale === 'en-XA' ? pseudoMessages(messages) : messages
}
