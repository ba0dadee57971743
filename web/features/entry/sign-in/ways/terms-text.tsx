import { Trans } from '@lingui/react/macro'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/root.tsx'
import styles from '../auth-page.module.css'

/** The documents belong to whoever runs the site; without any, nobody is asked to agree. */
export function useDocuments() {
  const { site } = useRouteLoaderData('root') as RootData
  const { termsUrl, privacyUrl } = site.legal
  return { termsUrl, privacyUrl, hasAny: termsUrl !== null || privacyUrl !== null }
}

export function TermsText() {
  const { termsUrl, privacyUrl } = useDocuments()
  const link = { target: '_blank', rel: 'noreferrer', className: styles.strong }
  if (termsUrl !== null && privacyUrl !== null)
    return (
      <Trans>
        I agree to the{' '}
        <a href={termsUrl} {...link}>
          terms
        </a>{' '}
        and the{' '}
        <a href={privacyUrl} {...link}>
          privacy notice
        </a>
      </Trans>
    )
  if (termsUrl !== null)
    return (
      <Trans>
        I agree to the{' '}
        <a href={termsUrl} {...link}>
          terms
        </a>
      </Trans>
    )
  if (privacyUrl !== null)
    return (
      <Trans>
        I agree to the{' '}
        <a href={privacyUrl} {...link}>
          privacy notice
        </a>
      </Trans>
    )
  return null
}
