import { Trans } from '@lingui/react/macro'
import { HOME_PATH } from '#shared/access/guards.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './link-outcomes.module.css'

export function LinkOver() {
  return (
    <>
      <Callout tone="warn">
        <Trans>This link has already been used or has expired.</Trans>
      </Callout>
      <LinkButton href={HOME_PATH} size="large" isWide>
        <Trans>Go to home</Trans>
      </LinkButton>
    </>
  )
}

/** After an account was locked because someone else was in it. */
export function NextSteps() {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Trans>All devices are signed out, and the old password no longer works.</Trans>
        </li>
        <li>
          <Trans>Choose a new password. We email you a link for it.</Trans>
        </li>
        <li>
          <Trans>Then check your passkeys and devices in the settings, and remove any you do not recognise.</Trans>
        </li>
      </ol>
      <LinkButton href="/forgot-password" variant="filled" size="large" isWide>
        <Trans>Choose a new password</Trans>
      </LinkButton>
    </>
  )
}
