import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import styles from './composer.module.css'

type MessageBoxProps = {
  label: string
  value: string
  problem: string | null
  onChange: (text: string) => void
  onSend: () => void
  onFiles?: (files: File[]) => void
  onEscape?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its text. Enter sends, Shift+Enter starts a new line; neither applies during IME composition. */
export function MessageBox({ label, value, problem, onChange, onSend, onFiles, onEscape, ref }: MessageBoxProps) {
  const problemId = useId()

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onEscape?.()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !onFiles) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <div className={styles.field}>
      <textarea
        ref={ref}
        className={styles.box}
        rows={1}
        dir="auto"
        aria-label={label}
        placeholder={label}
        enterKeyHint="send"
        value={value}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
