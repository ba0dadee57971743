import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import styles from './error-page.module.css'

/** Native elements only: every page includes this one, but few people see it. */
export function JobSearchForm({ isGuest }: { isGuest: boolean }) {
  const { t } = useLingui()
  return (
    <form action={isGuest ? '/explore' : '/jobs'} role="search" className={styles.search}>
      <input
        type="search"
        name="text"
        maxLength={MAX_SEARCH_TEXT}
        aria-label={t`Search jobs`}
        placeholder={t`Role, skill or company`}
      />
      <button type="submit">
        <Trans>Search</Trans>
      </button>
    </form>
  )
}
