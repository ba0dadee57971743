// Catalogues of the languages other than English, in the browser.

import type { Messages } from '@lingui/core'
import type { Locale } from '#shared/kit/locales.ts'

/** Its texts are in the code. */
export const SOURCE_LOCALE: Locale = 'en'

const loaded = new Map<string, Messages>()

/** Immutable: the address contains the build. */
const addressOf = (build: string, locale: Locale, feature: string) => `/messages/${build}/${locale}/${feature}`

/** What a document in this language preloads and `loadAll` waits for. */
export const catalogueAddresses = (build: string, locale: Locale, features: readonly string[]): string[] =>
  locale === SOURCE_LOCALE ? [] : features.map((feature) => addressOf(build, locale, feature))

/** The messages of a feature. Without any, the English in the code is shown. */
export const loadedMessages = (feature: string, locale: Locale): Messages => loaded.get(`${locale}/${feature}`) ?? {}

/** To be awaited before the feature renders. */
export async function loadCatalogue(build: string, locale: Locale, feature: string): Promise<void> {
  if (locale === SOURCE_LOCALE || loaded.has(`${locale}/${feature}`)) return
  await load(addressOf(build, locale, feature))
}

/** The catalogues that the document preloads, before it is hydrated. */
export async function loadDocumentCatalogues(page: ParentNode): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[data-catalogue]')
  await Promise.all([...links].map(({ href }) => load(new URL(href).pathname)))
}

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The messages of this page could not be loaded (${answer.status})`)
  loaded.set(address.split('/').slice(-2).join('/'), (await answer.json()) as Messages)
}
