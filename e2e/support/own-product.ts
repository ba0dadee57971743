// For a file whose tests need their own product: `const test = withOwnProduct({ AUTH_MODE: 'token' })`. URLs in its tests
// are relative to that product; its tests run in sequence, so that one product is enough.

import { test as base } from './focus-test.ts'
import { type Product, startProduct } from './product.ts'

const START_TIMEOUT_MS = 120_000

export function withOwnProduct(settings: Record<string, string> = {}) {
  base.describe.configure({ mode: 'default' })
  return base.extend<object, { product: Product }>({
    product: [
      // Playwright requires a destructuring pattern to detect fixtures; this one costs nothing.
      async ({ browserName: _browserName }, provide) => {
        const product = await startProduct(settings)
        await provide(product)
        await product.stop()
      },
      { scope: 'worker', timeout: START_TIMEOUT_MS },
    ],
    baseURL: async ({ product }, provide) => provide(product.url),
  })
}
