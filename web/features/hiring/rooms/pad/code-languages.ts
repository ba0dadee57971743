export const codeLanguages = ['plain', 'typescript', 'python', 'go'] as const
export type CodeLanguage = (typeof codeLanguages)[number]
