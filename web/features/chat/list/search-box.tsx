import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './conversation-list.module.css'

type SearchBoxProps = { value: string; onChange: (words: string) => void }

/** The browser's own field, which brings its own way to empty it: the inbox has to open on a slow line. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useLingui()
  return (
    <label className={styles.search}>
      <Icon glyph={IconSearch} />
      <input
        type="search"
        aria-label={t`Search messages`}
        placeholder={t`Search messages`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </label>
  )
}
