// The daily file of the European Central Bank: <Cube time="…"> with one <Cube currency="…" rate="…"/> per currency.

import { z } from 'zod'
import { readXml } from '#server/platform/outbound/read-xml.ts'
import type { RateRow } from './exchange-rates.queries.ts'

const rate = z.object({ '@currency': z.string().regex(/^[A-Z]{3}$/), '@rate': z.coerce.number().positive().finite() })
const file = z.object({
  Envelope: z.object({ Cube: z.object({ Cube: z.object({ '@time': z.iso.date(), Cube: z.array(rate).min(1) }) }) }),
})

/** Throws on anything else, so that a partly parsed file is never stored. */
export function readEcbRates(text: string): RateRow[] {
  const { '@time': date, Cube: rates } = file.parse(readXml(text)).Envelope.Cube.Cube
  return rates.map((one) => ({ currency: one['@currency'], date, perEuro: one['@rate'] }))
}
