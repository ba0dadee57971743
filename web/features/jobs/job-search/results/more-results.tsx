import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
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

/** How far below the screen the first jobs may end before more are loaded. */
const LOAD_AHEAD = '400px'

/** A link to the next page, which scripts load in place, and by themselves after the few jobs of the document. */
export function MoreResults({ hrefOf, shown, total, ...more }: MoreResultsProps) {
  const { nextCursor, isPending, hasFailed, isFirstPage, showMore } = more
  const link = useLoadNearby(nextCursor !== null && isFirstPage && !isPending && !hasFailed, showMore)
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
    <div ref={link} className={styles.more}>
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

function useLoadNearby(isWanted: boolean, load: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (!isWanted || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: LOAD_AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWanted])
  return place
}
