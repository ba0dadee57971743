// Short lists are edited as text, one entry a line. Nothing is cleaned here: that would move the cursor while somebody types.

export const linesOf = (entries: readonly string[]): string => entries.join('\n')

export const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))
