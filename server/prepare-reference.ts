import type { App } from './platform/http/context.ts'

/** Generating the API document and its outline takes a second, in which nothing else would be answered. */
export async function prepareReference(app: App): Promise<void> {
  for (const url of ['/docs/api/openapi.json', '/docs/api']) await app.inject(url)
}
