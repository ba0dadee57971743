import { browserRuntime } from '../runtime.ts'
import type { Catalogue } from './messages.tsx'

/** The messages of a feature, in the language of the document. */
export async function loadCatalogue(feature: string): Promise<Catalogue> {
  const { site, locale } = browserRuntime()
  const answer = await fetch(`/messages/${site.buildId}/${locale}/${feature}`)
  if (!answer.ok) throw new Error(`The messages of this page could not be loaded (${answer.status})`)
  return answer.text()
}
