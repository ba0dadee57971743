import { Trans } from '@lingui/react/macro'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/root.tsx'
import styles from './legal-links.module.css'

/** Terms and privacy policy belong to the operator of this installation; without them there is nothing to link to. */
export function LegalLinks() {
  const { site } = useRouteLoaderData('root') as RootData
  const { termsUrl, privacyUrl } = site.legal
  if (!termsUrl && !privacyUrl) return null
  return (
    <ul role="list" className={styles.links}>
      {termsUrl && (
        <li>
          <a href={termsUrl}>
            <Trans>Terms of use</Trans>
          </a>
        </li>
      )}
      {privacyUrl && (
        <li>
          <a href={privacyUrl}>
            <Trans>Privacy notice</Trans>
          </a>
        </li>
      )}
    </ul>
  )
}
