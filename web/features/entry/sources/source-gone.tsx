import { Trans } from '@lingui/react/macro'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './sources.module.css'

/** A revoked, expired or mistyped link must not keep anyone out. */
export function SourceGone() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>This link does not work</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>It may have expired, or part of it is missing. You can still sign up or sign in.</Trans>
      </p>
      <div className={styles.ways}>
        <LinkButton href="/signup" variant="filled" size="large" isWide>
          <Trans>Create an account</Trans>
        </LinkButton>
        <LinkButton href={SIGN_IN_PATH} size="large" isWide>
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
