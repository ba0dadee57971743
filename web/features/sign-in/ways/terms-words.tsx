import { Trans } from '@lingui/react/macro'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/root.tsx'
import styles from '../auth-page.module.css'

/** The documents are those of whoever runs the site; they are linked where it has them. */
export function TermsWords() {
  const { site } = useRouteLoaderData('root') as RootData
  const { termsUrl, privacyUrl } = site.legal
  if (termsUrl === null || privacyUrl === null)
    return <Trans>I agree to the terms and the privacy notice of this site</Trans>
  return (
    <Trans>
      I agree to the{' '}
      <a href={termsUrl} target="_blank" rel="noreferrer" className={styles.strong}>
        terms
      </a>{' '}
      and the{' '}
      <a href={privacyUrl} target="_blank" rel="noreferrer" className={styles.strong}>
        privacy notice
      </a>
    </Trans>
  )
}
