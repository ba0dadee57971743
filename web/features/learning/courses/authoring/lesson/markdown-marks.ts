// What the buttons above the text do to it. Pure, so that the cursor ends up where the author expects it.

export type Marked = { text: string; start: number; end: number }
export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link'

const around: Partial<Record<Mark, string>> = { bold: '**', italic: '*' }
const before: Partial<Record<Mark, string>> = { heading: '## ', list: '- ', numbers: '1. ', quote: '> ' }

export function withMark({ text, start, end }: Marked, mark: Mark): Marked {
  const chosen = text.slice(start, end)
  const sign = around[mark]
  if (sign !== undefined) return wrapped({ text, start, end }, sign)
  if (mark === 'link') {
    const address = 'https://'
    const from = start + chosen.length + 3
    return {
      text: `${text.slice(0, start)}[${chosen}](${address})${text.slice(end)}`,
      // With a text, the address is what is left to write.
      start: chosen === '' ? start + 1 : from,
      end: chosen === '' ? start + 1 : from + address.length,
    }
  }
  return prefixed({ text, start, end }, before[mark] ?? '')
}

/** Pressed again, it takes the mark away. */
function wrapped({ text, start, end }: Marked, sign: string): Marked {
  const size = sign.length
  if (text.slice(start - size, start) === sign && text.slice(end, end + size) === sign && start >= size)
    return {
      text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size),
      start: start - size,
      end: end - size,
    }
  return {
    text: `${text.slice(0, start)}${sign}${text.slice(start, end)}${sign}${text.slice(end)}`,
    start: start + size,
    end: end + size,
  }
}

/** Every line that the selection touches. */
function prefixed({ text, start, end }: Marked, sign: string): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n')
  const shift = isMarked ? -sign.length : sign.length
  return {
    text: text.slice(0, from) + changed + text.slice(end),
    start: Math.max(from, start + shift),
    end: end + shift * lines.length,
  }
}
