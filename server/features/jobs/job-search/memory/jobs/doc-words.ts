// Parses the words of a tsvector in PostgreSQL's text form: 'engin':2A,7B 'node.js':3A

/** The best weight of a word: 3 in the title, 2 among the skills, 1 elsewhere, 0 in the description alone. */
const weightOf: Record<string, number> = { A: 3, B: 2, C: 1 }

/** Calls back with every word and its best weight. */
export function readDocWords(doc: string, onWord: (word: string, weight: number) => void): void {
  let place = 0
  while (place < doc.length) {
    const start = place + 1
    let end = doc.indexOf("'", start)
    // Quotes inside a word are doubled.
    while (doc[end + 1] === "'") end = doc.indexOf("'", end + 2)
    let next = end + 1
    let weight = 0
    if (doc[next] === ':') {
      for (next += 1; next < doc.length && doc[next] !== ' '; next += 1) {
        weight = Math.max(weight, weightOf[doc[next] ?? ''] ?? 0)
      }
    }
    onWord(unescape(doc.slice(start, end)), weight)
    place = next + 1
  }
}

const unescape = (word: string): string =>
  word.includes("'") || word.includes('\\') ? word.replaceAll("''", "'").replaceAll('\\\\', '\\') : word
