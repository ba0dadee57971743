import type { App } from './platform/http/context.ts'

/** Generating the API document and its outline blocks the process for a second. */
export async function prepareReference(app: App): Promise<void> {
  for (const url of ['/docs/api/openapi.json', '/docs/api']) await app.inject(url)
}
