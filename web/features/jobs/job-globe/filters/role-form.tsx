import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './globe-filters.module.css'

export function RoleForm({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLingui()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('text')
    onChange(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form role="search" className={styles.role} onSubmit={submit}>
      <SearchField
        name="text"
        label={t`Role, skill or company`}
        placeholder={t`Role, skill or company`}
        defaultValue={text}
        maxLength={MAX_SEARCH_TEXT}
        autoFocus
        onClear={() => onChange('')}
      />
      <Button type="submit" variant="filled">
        <Trans>Show</Trans>
      </Button>
    </form>
  )
}
