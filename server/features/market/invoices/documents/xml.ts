export type Child = { xml: string } | false | null

/** Characters that XML 1.0 cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')

const isShown = (child: Child): child is { xml: string } => child !== false && child !== null

const contentOf = (content: string | Child | readonly Child[]): string =>
  typeof content === 'string'
    ? escape(content)
    : [content]
        .flat()
        .filter(isShown)
        .map(({ xml }) => xml)
        .join('')

export function element(
  name: string,
  content: string | Child | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): { xml: string } {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return { xml: `<${name}${written.join('')}>${contentOf(content)}</${name}>` }
}

export const document = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[],
): string => `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, children, attributes).xml}\n`
