import { Plural, Trans } from '@lingui/react/macro'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Link } from '#web/ui/link.tsx'
import { ANYONE, type SearchState } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import styles from './results.module.css'

type NotOpenProps = { state: SearchState; result: Pick<JobSearchResult, 'total' | 'facets'> }

/** How many jobs the filter "open to" hides. Unknown on later pages. */
export function NotOpen({ state, result: { total, facets } }: NotOpenProps) {
  const { countryInText } = usePlaceText()
  const hidden = (facets?.openTo[ANYONE] ?? 0) - total
  if (state.openTo === null || hidden <= 0) return null
  const country = <bdi>{countryInText(state.openTo)}</bdi>
  return (
    <p className={styles.hiddenNote}>
      <Trans>
        <Plural value={hidden} one="# job is hidden because it is" other="# jobs are hidden because they are" /> not
        open to {country}, or may not be.
      </Trans>{' '}
      <Link to={searchHref({ ...state, openTo: null })} preventScrollReset>
        <Trans>Show all jobs</Trans>
      </Link>
    </p>
  )
}
