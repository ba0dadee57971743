import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

type PlainSearchFieldProps = {
  name: string
  /** The accessible name; visually the magnifying glass is enough. */
  label: string
  /** Never empty: `:placeholder-shown` tells the browser whether there is something to clear. */
  placeholder: string
  defaultValue?: string
  maxLength: number
  onClear: () => void
  /** On every keystroke, where the page responds while typing. */
  onChange?: (text: string) => void
}

/** A native field for landing pages: looks like a SearchField and loads nothing. */
export function PlainSearchField({ label, onClear, onChange, ...input }: PlainSearchFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    onClear()
  }
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={fieldStyles.group}>
        <span className={styles.glass}>
          <Icon glyph={IconSearch} />
        </span>
        <input
          {...input}
          ref={field}
          id={id}
          type="search"
          className={fieldStyles.bare}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && event.currentTarget.value !== '') clear()
          }}
        />
        <button type="button" className={fieldStyles.inside} aria-label={t`Clear search`} onClick={clear}>
          <Icon glyph={IconX} size={16} />
        </button>
      </div>
    </div>
  )
}
