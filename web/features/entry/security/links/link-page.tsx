import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HOME_PATH } from '#shared/access/guards.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './link-page.module.css'

export function LinkPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}

export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>

export function LinkOver() {
  return (
    <>
      <Callout tone="warn">
        <Trans>This link was used, or it is too old.</Trans>
      </Callout>
      <LinkButton href={HOME_PATH} size="large" isWide>
        <Trans>Go to the start page</Trans>
      </LinkButton>
    </>
  )
}

/** After an account was closed to whoever was in it. */
export function NextSteps() {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Trans>Everybody is signed out, and the old password no longer works.</Trans>
        </li>
        <li>
          <Trans>Choose a new password. We mail you a link for it.</Trans>
        </li>
        <li>
          <Trans>Then look at your passkeys and your devices in the settings, and remove what you do not know.</Trans>
        </li>
      </ol>
      <LinkButton href="/forgot-password" variant="filled" size="large" isWide>
        <Trans>Choose a new password</Trans>
      </LinkButton>
    </>
  )
}
