import type { Document } from '../layout/line.ts'
import { flowLines } from './flow.ts'

const boms: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

export function readPlainText(data: Uint8Array): Document {
  const text = decode(data).replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n')
  const flow = text.split('\n').map((line) => ({
    kind: 'paragraph' as const,
    // Rules and Markdown markers are decoration.
    text: line
      .replace(/^\s*#{1,6}\s+/, '')
      .replace(/\*\*|__/g, '')
      .replace(/^[\s=_*~-]{3,}$/, ''),
    isBullet: false,
    isEmphasised: /^\s*#{1,6}\s|^\s*\*\*/.test(line),
    size: null,
    hasSpaceBefore: false,
  }))
  return { pages: 1, lines: flowLines(flow), links: [] }
}

function decode(data: Uint8Array): string {
  const bom = boms.find(([bytes]) => bytes.every((byte, index) => data[index] === byte))
  if (bom) return new TextDecoder(bom[1]).decode(data)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder(legacyEncoding(data)).decode(data)
  }
}

/** Tries legacy encodings and picks the one that yields the most letters of its own script. */
function legacyEncoding(data: Uint8Array): string {
  const candidates: [string, RegExp][] = [
    ['gb18030', /\p{Script=Han}/gu],
    ['windows-1251', /[а-яА-ЯёЁіїєґ]/gu],
    ['windows-1256', /[\u0621-\u064a]/gu],
    ['windows-1252', /[à-öø-ÿÀ-ÖØ-Þ’–•]/gu],
  ]
  const sample = data.subarray(0, 20_000)
  const score = ([encoding, letters]: [string, RegExp]) => {
    const text = new TextDecoder(encoding).decode(sample)
    const words = text.match(/[\p{Letter}\p{Mark}]+/gu) ?? []
    // A word that mixes scripts was decoded wrongly.
    const mixed = words.filter((word) => /[a-z]/i.test(word) && /[^\p{Script=Latin}\p{Mark}]/u.test(word)).length
    const weight = encoding === 'gb18030' ? 2 : 1
    return (text.match(letters)?.length ?? 0) * weight - mixed * 4 - (text.match(/\ufffd/g)?.length ?? 0) * 10
  }
  return candidates.toSorted((one, other) => score(other) - score(one))[0]?.[0] ?? 'windows-1252'
}
