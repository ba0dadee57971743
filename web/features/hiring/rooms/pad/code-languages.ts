import type { Extension } from '@codemirror/state'

export const codeLanguages = ['plain', 'typescript', 'python', 'go'] as const
export type CodeLanguage = (typeof codeLanguages)[number]

export async function loadLanguage(language: CodeLanguage): Promise<Extension> {
  if (language === 'typescript')
    return (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true })
  if (language === 'python') return (await import('@codemirror/lang-python')).python()
  if (language === 'go') return (await import('@codemirror/lang-go')).go()
  return []
}
