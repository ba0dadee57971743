import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { insertRates } from './exchange-rates.queries.ts'
import { areRatesStale, currentRates, refreshRates } from './exchange-rates.service.ts'
import { shippedRates } from './shipped-rates.ts'

const daily = (date: string, rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${date}'>${Object.entries(rates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('')}</Cube></Cube></gesmes:Envelope>`

let test: TestApp
let bank: ForeignServer
let file = ''

beforeAll(async () => {
  bank = await aForeignServer((_request, response) => response.end(file))
  test = await createTestApp({ RATES_URL: bank.url })
})
afterAll(async () => {
  await bank.close()
  await test.close()
})

const refresh = () => refreshRates({ ...test.platform, outbound: bank.outbound() })

describe('exchange rates', () => {
  it('come with the release: some ninety currencies, each with its date', async () => {
    const answer = await test.visitor().get('/shared/api/exchange-rates')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ rates: shippedRates })
    expect(Object.keys(shippedRates).length).toBeGreaterThan(45)
    expect(['EUR', ...Object.keys(shippedRates)].toSorted()).toEqual(ratedCurrencies)
    expect(shippedRates.KES?.perEuro).toBeGreaterThan(100)
  })

  it('of a currency fixed to another one follow it, on its day', async () => {
    expect(shippedRates.XOF?.perEuro).toBe(655.957)
    expect(shippedRates.NAD).toEqual(shippedRates.ZAR)
    const date = '2026-11-12'
    await insertRates(test.platform.db, [{ currency: 'SGD', date, perEuro: 1.5 }])
    const later = { ...test.platform, clock: { now: () => new Date(test.clock.now().getTime() + 120_000) } }
    expect((await currentRates(later)).BND).toEqual({ perEuro: 1.5, date })
  })

  it('are not made up: a currency that floats and has no source has none', () => {
    expect(Object.keys(shippedRates)).not.toContain('MMK')
  })

  it('are fetched at startup when they are older than a day and a source is configured', async () => {
    expect(await areRatesStale(test.platform)).toBe(true)
    const config = { ...test.platform.config, ratesUrl: null }
    expect(await areRatesStale({ ...test.platform, config })).toBe(false)
    const today = localDateAt('UTC', test.clock.now().getTime())
    for (const [days, isOld] of [
      [2, true],
      [1, false],
    ] as const) {
      await insertRates(test.platform.db, [{ currency: 'XTS', date: addDays(today, -days), perEuro: 1 }])
      expect(await areRatesStale(test.platform), `${days} days`).toBe(isOld)
    }
  })

  it('are refreshed from the configured source, currency by currency', async () => {
    file = daily('2026-11-13', { USD: '1.1500', JPY: '170.00' })
    await refresh()
    const rates = await currentRates(test.platform)
    expect(rates.USD).toEqual({ perEuro: 1.15, date: '2026-11-13' })
    expect(rates.KES).toEqual(shippedRates.KES)
  })

  it('keep the newest day, in whatever order they arrive', async () => {
    file = daily('2026-11-12', { USD: '1.1400', JPY: '171.00' })
    await refresh()
    expect((await currentRates(test.platform)).USD).toEqual({ perEuro: 1.15, date: '2026-11-13' })
  })

  it('older than those of the release are not used', async () => {
    file = daily('2020-01-02', { USD: '1.1193', PLN: '4.2544' })
    await refresh()
    expect((await currentRates(test.platform)).PLN).toEqual(shippedRates.PLN)
  })

  it.each([
    ['a page instead of the file', '<html><body>Maintenance</body></html>'],
    ['a rate that is none', daily('2026-11-14', { USD: '1.2', JPY: 'n/a' })],
    ['a rate of nothing', daily('2026-11-14', { USD: '0', JPY: '170' })],
    ['an empty answer', ''],
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>${daily('2026-11-14', { USD: '1.2', JPY: '170' })}`],
  ])('stay unchanged after %s', async (_what, text) => {
    file = text
    await expect(refresh()).rejects.toBeInstanceOf(Error)
    expect((await currentRates(test.platform)).USD).toEqual({ perEuro: 1.15, date: '2026-11-13' })
  })

  it('refreshed by another node are noticed within a minute', async () => {
    await currentRates(test.platform)
    await insertRates(test.platform.db, [{ currency: 'USD', date: '2026-11-16', perEuro: 1.18 }])
    expect((await currentRates(test.platform)).USD?.perEuro).toBe(1.15)
    test.clock.advance(61_000)
    expect((await currentRates(test.platform)).USD?.perEuro).toBe(1.18)
  })
})
