import { Trans, useLingui } from '@lingui/react/macro'
import styles from './feed-links.module.css'

/** The public feed of what is searched for: in the head, where feed readers look, and as links. */
export function FeedLinks({ search }: { search: string }) {
  const { t } = useLingui()
  const asked = new URLSearchParams(search)
  const hasOverlap = asked.has('overlap')
  asked.delete('overlap')
  const address = (format: string) => (asked.size > 0 ? `/feeds/search.${format}?${asked}` : `/feeds/jobs.${format}`)
  return (
    <p className={styles.feeds}>
      <link rel="alternate" type="application/rss+xml" title={t`Jobs of this search`} href={address('rss')} />
      <link rel="alternate" type="application/feed+json" title={t`Jobs of this search`} href={address('json')} />
      <Trans>
        For programs: <a href={address('rss')}>RSS</a>, <a href={address('json')}>JSON Feed</a>,{' '}
        <a href={address('xml')}>XML</a>
      </Trans>
      {hasOverlap && (
        <>
          {' '}
          <Trans>These are the same for everyone, so overlap with your day is left out.</Trans>
        </>
      )}
    </p>
  )
}
