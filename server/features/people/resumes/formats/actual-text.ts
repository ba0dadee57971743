// What a span of glyphs says, where their own mapping to characters cannot: browsers print Devanagari and ligatures this way.
// PDF.js reports where such spans begin but not their text, so it is read from the page's content stream.

import { inflateSync } from 'node:zlib'

const MAX_CONTENT_BYTES = 8 * 1024 * 1024

/** The text of every marked span of the page, in drawing order; null for a span without one. */
export function actualTexts(source: string, page: { num: number; gen: number } | null): (string | null)[] {
  if (!page) return []
  const dictionary = objectOf(source, page.num, page.gen)
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(dictionary ?? '')?.[1] ?? ''
  return [...contents.matchAll(/(\d+)\s+(\d+)\s+R/g)].flatMap(([, num, gen]) =>
    spansIn(streamOf(objectOf(source, Number(num), Number(gen)) ?? '')),
  )
}

function objectOf(source: string, num: number, gen: number): string | null {
  const found = new RegExp(`(?:^|[\\r\\n\\s])${num}\\s+${gen}\\s+obj\\b`).exec(source)
  if (!found) return null
  const end = source.indexOf('endobj', found.index)
  return source.slice(found.index, end === -1 ? undefined : end)
}

function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object)
  if (!start) return ''
  const data = Buffer.from(object.slice(start.index + start[0].length, object.lastIndexOf('endstream')), 'latin1')
  if (!object.slice(0, start.index).includes('/FlateDecode')) return data.toString('latin1')
  try {
    return inflateSync(data, { maxOutputLength: MAX_CONTENT_BYTES, finishFlush: 2 }).toString('latin1')
  } catch {
    return ''
  }
}

const spansIn = (content: string): (string | null)[] =>
  [...content.matchAll(/\/Span\s*<<([^]{0,2000}?)>>\s*BDC/g)].map(([, properties = '']) => {
    const hex = /\/ActualText\s*<FEFF([0-9A-Fa-f\s]*)>/i.exec(properties)?.[1]?.replace(/\s/g, '')
    return hex === undefined || hex.length % 4 !== 0 ? null : Buffer.from(hex, 'hex').swap16().toString('utf16le')
  })
