/** The pattern for `ilike` that finds the text anywhere, with its wildcards taken literally. */
export const anyPart = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
