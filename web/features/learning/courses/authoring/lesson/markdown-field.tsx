import { useLingui } from '@lingui/react/macro'
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers, IconQuote } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { MAX_LESSON_BODY } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import type { Glyph } from '#web/ui/icon.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import styles from '../authoring.module.css'
import { type Mark, withMark } from './markdown-marks.ts'

type MarkdownFieldProps = { label: string; value: string; onChange: (text: string) => void }

const shortcuts: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

/** Plain Markdown, with buttons for those who do not know it. The preview is what the server makes of it. */
export function MarkdownField({ label, value, onChange }: MarkdownFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const apply = (mark: Mark) => {
    const element = field.current
    if (!element) return
    const { selectionStart: start, selectionEnd: end } = element
    const after = withMark({ text: value, start, end }, mark)
    onChange(after.text)
    element.focus()
    // React sets the new text first.
    requestAnimationFrame(() => element.setSelectionRange(after.start, after.end))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? shortcuts[event.key.toLowerCase()] : undefined
    if (!mark) return
    event.preventDefault()
    apply(mark)
  }
  const buttons: { mark: Mark; glyph: Glyph; name: string }[] = [
    { mark: 'bold', glyph: IconBold, name: t`Bold` },
    { mark: 'italic', glyph: IconItalic, name: t`Italic` },
    { mark: 'heading', glyph: IconHeading, name: t`Heading` },
    { mark: 'list', glyph: IconList, name: t`List` },
    { mark: 'numbers', glyph: IconListNumbers, name: t`Numbered list` },
    { mark: 'quote', glyph: IconQuote, name: t`Quote` },
    { mark: 'link', glyph: IconLink, name: t`Link` },
  ]
  return (
    <div className={styles.fieldBlock}>
      <label htmlFor={id} className={styles.strong}>
        {label}
      </label>
      <fieldset className={styles.toolbar} aria-label={t`Formatting`}>
        {buttons.map(({ mark, glyph, name }) => (
          <PlainIconButton key={mark} glyph={glyph} label={name} onPress={() => apply(mark)} />
        ))}
      </fieldset>
      <textarea
        ref={field}
        id={id}
        className={styles.markdown}
        rows={18}
        maxLength={MAX_LESSON_BODY}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-help`} className={styles.small}>
        {t`Markdown: headings, lists, links, quotes and tables.`}
      </span>
    </div>
  )
}
