// The editor of a shared text. Loaded with the first pad that is opened: CodeMirror and Yjs are larger than the rest of the page.

import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next'
import { UndoManager } from 'yjs'
import type { RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import { loadGrammar } from '#web/ui/code/code-grammar.ts'
import { codeHighlighting, codeTheme, nonceOfPage } from '#web/ui/code/code-theme.ts'
import type { SendQueue } from '../call/send-queue.ts'
import type { CodeLanguage } from './code-languages.ts'
import { cursorColors } from './cursor-colors.ts'
import styles from './pad.module.css'
import { usePad } from './use-pad.ts'

type PadEditorProps = {
  interviewId: string
  pad: RoomPad
  queue: SendQueue
  name: string
  personId: string
  language: CodeLanguage
}

const codeOnly: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  bracketMatching(),
  indentOnInput(),
  syntaxHighlighting(codeHighlighting),
]

export function PadEditor({ interviewId, pad, queue, name, personId, language }: PadEditorProps) {
  const { t } = useLingui()
  const { sync, saveState } = usePad(interviewId, pad, queue)
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const grammar = useRef(new Compartment())
  const label = pad === 'code' ? t`Code pad` : t`Shared notes`

  useEffect(() => {
    if (!sync || !parent.current) return undefined
    sync.awareness.setLocalStateField('user', { name, ...cursorColors(personId) })
    const undoManager = new UndoManager(sync.text)
    const created = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: sync.text.toJSON(),
        extensions: [
          EditorView.cspNonce.of(nonceOfPage()),
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorView.lineWrapping,
          drawSelection(),
          keymap.of([...yUndoManagerKeymap, ...defaultKeymap, ...(pad === 'code' ? [indentWithTab] : [])]),
          pad === 'code' ? codeOnly : [],
          grammar.current.of([]),
          codeTheme,
          yCollab(sync.text, sync.awareness, { undoManager }),
        ],
      }),
    })
    view.current = created
    return () => {
      view.current = null
      created.destroy()
    }
  }, [sync, pad, label, name, personId])

  useEffect(() => {
    let isCurrent = true
    const load = pad === 'code' ? loadGrammar(language) : Promise.resolve([])
    void load.then(
      (extension) => {
        if (isCurrent) view.current?.dispatch({ effects: grammar.current.reconfigure(extension) })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language, pad, sync])

  return (
    <>
      <div ref={parent} className={styles.editor} translate="no" dir={pad === 'code' ? 'ltr' : 'auto'} />
      <p role="status" className={styles.saved} data-failed={saveState === 'failed' || undefined}>
        {saveState === 'saved' && <Trans>Saved</Trans>}
        {saveState === 'saving' && <Trans>Saving …</Trans>}
        {saveState === 'failed' && <Trans>Not saved yet. Trying again …</Trans>}
      </p>
      {pad === 'code' && (
        <p className={styles.help}>
          <Trans>The code is not run. Press Escape, then Tab, to leave the editor.</Trans>
        </p>
      )}
    </>
  )
}
