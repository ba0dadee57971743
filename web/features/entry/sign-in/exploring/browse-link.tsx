import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/link.tsx'
import styles from '../auth-page.module.css'

/** Links to the public job board, for the country they chose there. */
export function BrowseLink({ search }: { search: string }) {
  const country = new URLSearchParams(search).get('livesIn')
  return (
    <p className={styles.note}>
      <Link to={country ? `/explore?livesIn=${encodeURIComponent(country)}` : '/explore'}>
        <Trans>Browse jobs without an account</Trans>
      </Link>
    </p>
  )
}
