import { Trans } from '@lingui/react/macro'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './hello.module.css'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

export default function HelloPage() {
  const identity = useIdentity()
  const name = identity?.calledName
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {name ? (
          <Trans>
            Hello, <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>Work that fits where you live</Trans>
        )}
      </h1>
      {identity ? (
        <LinkButton href="/" variant="filled" size="large">
          <Trans>Go home</Trans>
        </LinkButton>
      ) : (
        <LinkButton href={SIGN_IN_PATH} variant="filled" size="large">
          <Trans>Sign in</Trans>
        </LinkButton>
      )}
    </div>
  )
}
