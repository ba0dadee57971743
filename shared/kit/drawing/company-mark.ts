// A company without a logo gets a mark derived from its name: the same name gives the same mark everywhere, also in
// emails, and nothing is stored or fetched. Its colours are the same in both colour schemes, like those of an uploaded
// logo.

type MarkPath = { d: string; opacity?: number }
export type CompanyMark = { background: string; foreground: string; paths: MarkPath[] }

// Each drawn on 40 × 40, within 10–30, so that all shapes have the same visual weight.
const shapes: MarkPath[][] = [
  // Diamond with a round hole
  [{ d: 'M20 8 32 20 20 32 8 20zm0 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' }],
  // Two overlapping circles
  [{ d: 'M16 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16z' }, { d: 'M24 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16z', opacity: 0.5 }],
  // Sun over water
  [{ d: 'M9 21a11 11 0 0 1 22 0z' }, { d: 'M9 24h22v3H9zm4 6h14v2H13z', opacity: 0.6 }],
  // Two pillars
  [{ d: 'M11 10h8v20h-8z' }, { d: 'M22 17h7v13h-7z', opacity: 0.65 }],
  // Three waves
  [
    {
      d: 'M9 13q3.7-5 7.3 0t7.4 0 7.3 0v3q-3.7-5-7.3 0t-7.4 0-7.3 0zm0 6q3.7-5 7.3 0t7.4 0 7.3 0v3q-3.7-5-7.3 0t-7.4 0-7.3 0zm0 6q3.7-5 7.3 0t7.4 0 7.3 0v3q-3.7-5-7.3 0t-7.4 0-7.3 0z',
    },
  ],
  // Target
  [
    { d: 'M20 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z' },
    { d: 'M20 16a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' },
  ],
  // Mountain with a lit side
  [{ d: 'M20 9v21H9z' }, { d: 'M20 9 31 30H20z', opacity: 0.55 }],
  // Leaf
  [{ d: 'M10 10h10a10 10 0 0 1 10 10v10H20a10 10 0 0 1-10-10z' }, { d: 'M10 24v6h6z', opacity: 0.5 }],
]

const colourPairs: [background: string, foreground: string][] = [
  ['#1c3f74', '#a7ccfd'],
  ['#0a5052', '#90d8d8'],
  ['#6b1f3b', '#ffb9cb'],
  ['#5c2c10', '#ffca85'],
  ['#3a2e6b', '#c9bfff'],
  ['#4a3d06', '#fedb71'],
  ['#253337', '#cdd6d9'],
  ['#1d5329', '#99dca2'],
]

/** Depends only on the name; letter case, spacing and Unicode normalisation do not matter. */
export function pickByName(name: string, count: number): number {
  const text = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // FNV's low bits are weak for short names; folding in the high ones twice spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % count
}

export function companyMark(name: string): CompanyMark {
  const choice = pickByName(name, shapes.length * colourPairs.length)
  const paths = shapes[choice % shapes.length] ?? []
  const [background, foreground] = colourPairs[Math.floor(choice / shapes.length)] ?? ['', '']
  return { background, foreground, paths }
}

/** For emails and files, where no component can draw it. */
export function companyMarkSvg(name: string): string {
  const { background, foreground, paths } = companyMark(name)
  const drawn = paths.map(({ d, opacity }) => `<path ${opacity ? `opacity="${opacity}" ` : ''}d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="${foreground}"><rect width="40" height="40" rx="8" fill="${background}"/>${drawn}</svg>`
}
