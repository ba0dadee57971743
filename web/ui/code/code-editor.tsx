// A field for code. Loaded only where there is one: CodeMirror is larger than most pages.

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import styles from './code-editor.module.css'
import { type Grammar, loadGrammar } from './code-grammar.ts'
import { codeHighlighting, codeTheme, nonceOfPage } from './code-theme.ts'

type CodeEditorProps = {
  label: string
  describedBy: string
  language: Grammar
  /** Read once: afterwards the editor has the text. */
  initialValue: string
  onChange: (text: string) => void
}

const common: Extension = [
  EditorView.lineWrapping,
  drawSelection(),
  history(),
  lineNumbers(),
  highlightActiveLine(),
  bracketMatching(),
  indentOnInput(),
  syntaxHighlighting(codeHighlighting),
  keymap.of([...historyKeymap, ...defaultKeymap, indentWithTab]),
  codeTheme,
]

export function CodeEditor({ label, describedBy, language, initialValue, onChange }: CodeEditorProps) {
  const parent = useRef<HTMLDivElement>(null)
  const first = useRef(initialValue)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (!parent.current) return undefined
    const grammar = new Compartment()
    let isCurrent = true
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          EditorView.cspNonce.of(nonceOfPage()),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return
            first.current = state.doc.toString()
            change.current(first.current)
          }),
          grammar.of([]),
          common,
        ],
      }),
    })
    void loadGrammar(language).then(
      (extension) => {
        if (isCurrent) view.dispatch({ effects: grammar.reconfigure(extension) })
      },
      // It can be edited without colours.
      () => undefined,
    )
    return () => {
      isCurrent = false
      view.destroy()
    }
  }, [label, describedBy, language])
  return <div ref={parent} className={styles.editor} translate="no" dir="ltr" />
}
