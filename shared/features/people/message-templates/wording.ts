// What a company writes to many people: one text, the same in other languages, and placeholders for what differs by person.

export const placeholders = ['name', 'job', 'company', 'sender'] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

export type Translation = { language: string; text: string }
export type Wording = { text: string; language?: string | undefined; translations?: readonly Translation[] | undefined }

const written = /\{\{\s*([^{}]*?)\s*\}\}/g

const isPlaceholder = (word: string): word is Placeholder => (placeholders as readonly string[]).includes(word)

export const placeholderText = (placeholder: Placeholder): string => `{{${placeholder}}}`

/** What looks like a placeholder and is none, as it was written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(written)].filter(([, word = '']) => !isPlaceholder(word)).map(([all]) => all)

/** In one pass: a name that contains a placeholder stays as it is. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(written, (all, word: string) => (isPlaceholder(word) ? values[word] : all))

/** The version in the language the person knows best; the main text if they know none better. `levels` by language tag. */
export function versionFor(
  { text, language, translations = [] }: Wording,
  levels: ReadonlyMap<string, number>,
): string {
  let best = { text, level: (language !== undefined && levels.get(language)) || 0 }
  for (const translation of translations) {
    const level = levels.get(translation.language) ?? 0
    if (level > best.level) best = { text: translation.text, level }
  }
  return best.text
}
