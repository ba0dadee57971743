import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import {
  fillPlaceholders,
  type Placeholder,
  placeholders,
  placeholderText,
} from '#shared/features/people/message-templates/wording.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './message-templates.module.css'
import { templateLanguages, useLanguageName, usePlaceholderNames, useSampleValues } from './template-words.ts'

export type Version = { language: string; text: string }

type TemplateVersionProps = {
  index: number
  version: Version
  maxLength: number
  onChange: (version: Version) => void
  onRemove?: () => void
}

/** One language: the text, the placeholders it can use, and how somebody will read it. */
export function TemplateVersion({ index, version, maxLength, onChange, onRemove }: TemplateVersionProps) {
  const { t } = useLingui()
  const nameLanguage = useLanguageName()
  const names = usePlaceholderNames()
  const sample = useSampleValues()
  const box = useRef<HTMLFieldSetElement>(null)
  const caret = useRef<number | null>(null)
  const { language, text } = version
  // A text that is set from outside moves the caret to its end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    box.current?.querySelector('textarea')?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text])
  const languageName = nameLanguage(language)
  const choices = [...new Set([language, ...templateLanguages])].map((id) => ({ id, label: nameLanguage(id) }))
  const insert = (placeholder: Placeholder) => {
    const area = box.current?.querySelector('textarea')
    const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length]
    const inserted = placeholderText(placeholder)
    caret.current = from + inserted.length
    onChange({ language, text: text.slice(0, from) + inserted + text.slice(to) })
    area?.focus()
  }
  return (
    <fieldset ref={box} className={styles.version}>
      <legend className={styles.legend}>{languageName}</legend>
      <Select
        name={`versions.${index}.language`}
        label={t`Language`}
        {...(index === 0 && { help: t`People who know none of the other languages get the first one.` })}
        choices={choices}
        value={language}
        onChange={(key) => typeof key === 'string' && onChange({ language: key, text })}
      />
      <TextArea
        name={`versions.${index}.text`}
        label={t`Text in ${languageName}`}
        rows={5}
        value={text}
        onChange={(changed) => onChange({ language, text: changed })}
        countTo={maxLength}
        missingMessage={t`Enter a text.`}
        dir="auto"
      />
      <div className={styles.placeholders} role="group" aria-label={t`Insert into ${languageName}`}>
        <span className={styles.hint}>
          <Trans>Insert:</Trans>
        </span>
        {placeholders.map((placeholder) => (
          <Button key={placeholder} variant="light" onPress={() => insert(placeholder)}>
            {names[placeholder]}
          </Button>
        ))}
      </div>
      {text.trim() !== '' && (
        <figure className={styles.preview}>
          <figcaption className={styles.hint}>
            <Trans>Preview with sample details</Trans>
          </figcaption>
          <p className={styles.text} dir="auto" lang={language}>
            {fillPlaceholders(text, sample)}
          </p>
        </figure>
      )}
      {onRemove && (
        <div>
          <Button variant="danger-text" aria-label={t`Remove ${languageName}`} onPress={onRemove}>
            <Trans>Remove this language</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
