import { Trans, useLingui } from '@lingui/react/macro'
import styles from './feed-links.module.css'

type FeedLinksProps = {
  /** Without filters that depend on the reader. */
  search: string
  hasOverlap: boolean
}

/** The public feed of this search: in the document head, where feed readers look, and as visible links. */
export function FeedLinks({ search, hasOverlap }: FeedLinksProps) {
  const { t } = useLingui()
  const address = (format: string) => (search ? `/feeds/search.${format}?${search}` : `/feeds/jobs.${format}`)
  return (
    <p className={styles.feeds}>
      <link rel="alternate" type="application/rss+xml" title={t`Jobs in this search`} href={address('rss')} />
      <link rel="alternate" type="application/feed+json" title={t`Jobs in this search`} href={address('json')} />
      <Trans>
        Feeds: <a href={address('rss')}>RSS</a>, <a href={address('json')}>JSON Feed</a>,{' '}
        <a href={address('xml')}>XML</a>.
      </Trans>
      {hasOverlap && (
        <>
          {' '}
          <Trans>Feeds are the same for everyone, so overlap with your day is not included.</Trans>
        </>
      )}
    </p>
  )
}
