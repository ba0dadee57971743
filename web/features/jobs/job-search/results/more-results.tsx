import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PAGE_SIZE } from '../address/search-queries.ts'
import styles from './results.module.css'
import type { useMoreResults } from './use-more-results.ts'

type MoreResultsProps = ReturnType<typeof useMoreResults> & {
  hrefOf: (cursor: string) => string
  shown: number
  total: number
}

/** Nobody scrolls further than this: people refine their search instead. */
const MAX_SHOWN = 1000

/** A link to the next page, which scripts load in place. */
export function MoreResults({ nextCursor, isPending, hasFailed, showMore, hrefOf, shown, total }: MoreResultsProps) {
  if (nextCursor === null || shown >= MAX_SHOWN)
    return (
      <p className={`${styles.more} ${styles.shown}`}>
        {nextCursor === null ? (
          <Trans>No more results.</Trans>
        ) : (
          <Trans>These are the first {shown}. Add a keyword or a filter to narrow the results.</Trans>
        )}
      </p>
    )
  const bring = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isPending) showMore()
  }
  const count = Math.min(PAGE_SIZE, Math.max(0, total - shown)) || PAGE_SIZE
  return (
    <div className={styles.more}>
      <p className={styles.shown} role="status">
        {hasFailed ? (
          <Trans>Could not load more jobs. Try again.</Trans>
        ) : isPending ? (
          <Trans>Loading</Trans>
        ) : (
          <Trans>
            {shown} of {total} shown
          </Trans>
        )}
      </p>
      <LinkButton href={hrefOf(nextCursor)} onClick={bring} isWide aria-disabled={isPending || undefined}>
        <Trans>Show {count} more</Trans>
      </LinkButton>
    </div>
  )
}
