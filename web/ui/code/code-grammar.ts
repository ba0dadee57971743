import type { Extension } from '@codemirror/state'

export type Grammar = 'plain' | 'javascript' | 'typescript' | 'python' | 'go'

/** Each is loaded when it is first needed. */
export async function loadGrammar(language: Grammar): Promise<Extension> {
  if (language === 'javascript') return (await import('@codemirror/lang-javascript')).javascript()
  if (language === 'typescript')
    return (await import('@codemirror/lang-javascript')).javascript({ typescript: true, jsx: true })
  if (language === 'python') return (await import('@codemirror/lang-python')).python()
  if (language === 'go') return (await import('@codemirror/lang-go')).go()
  return []
}
