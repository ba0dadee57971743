const SHORTEST_NAME = 2
const BLANK = '•••'

export type Redact = (text: string) => string

/** Redacts every part of the name as a whole word. */
export function redactor(name: string): Redact {
  const parts = name.split(/[\s-]+/).filter((part) => part.length >= SHORTEST_NAME)
  if (parts.length === 0) return (text) => text
  const words = parts.map((part) => RegExp.escape(part)).join('|')
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(expression, BLANK)
}
