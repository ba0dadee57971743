import { Trans } from '@lingui/react/macro'
import { useDocuments } from '#web/features/sign-in/ways/terms-words.tsx'
import styles from './guest.module.css'

/** The account is made on the way, so what it stands under is said before. */
export function GuestTerms() {
  const { termsUrl, privacyUrl, hasAny } = useDocuments()
  if (!hasAny) return null
  return (
    <p className={styles.note}>
      {termsUrl !== null && privacyUrl !== null ? (
        <Trans>
          By asking for the code you agree to the <Document href={termsUrl}>terms</Document> and the{' '}
          <Document href={privacyUrl}>privacy notice</Document>.
        </Trans>
      ) : termsUrl !== null ? (
        <Trans>
          By asking for the code you agree to the <Document href={termsUrl}>terms</Document>.
        </Trans>
      ) : (
        <Trans>
          By asking for the code you agree to the <Document href={privacyUrl ?? ''}>privacy notice</Document>.
        </Trans>
      )}
    </p>
  )
}

const Document = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
)
