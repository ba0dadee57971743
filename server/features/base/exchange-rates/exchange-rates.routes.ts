import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exchangeRates } from '#shared/features/base/exchange-rates/exchange-rates.contract.ts'
import { currentRates } from './exchange-rates.service.ts'

export function exchangeRatesRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, exchangeRates.current, async () => ({ rates: await currentRates(platform) }))
}
