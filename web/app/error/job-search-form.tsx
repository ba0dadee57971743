import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import styles from './error-page.module.css'

/** A plain form: the page it is on may be all that still works. */
export function JobSearchForm() {
  const { t } = useLingui()
  return (
    <form action="/jobs" role="search" className={styles.search}>
      <PlainSearchField
        name="text"
        label={t`Search jobs`}
        placeholder={t`Role, skill or company`}
        maxLength={MAX_SEARCH_TEXT}
        onClear={() => undefined}
      />
      <PlainButton type="submit">
        <Trans>Search</Trans>
      </PlainButton>
    </form>
  )
}
