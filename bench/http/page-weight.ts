import { gzipSync } from 'node:zlib'
import { fetchPage } from './subjects.ts'

export interface PageWeight {
  /** HTML, as sent without and with compression. */
  bytes: number
  gzipBytes: number
  /** Database round trips. */
  roundTrips: number
}

/** Read from Server-Timing, which every document has outside production. */
export const roundTripsIn = (headers: Headers): number =>
  Number(/db;desc="(\d+) round trips"/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN)

export async function weigh(page: { url: string; headers?: Record<string, string> }): Promise<PageWeight> {
  const answer = await fetchPage(page)
  const html = Buffer.from(await answer.arrayBuffer())
  return { bytes: html.length, gzipBytes: gzipSync(html).length, roundTrips: roundTripsIn(answer.headers) }
}
