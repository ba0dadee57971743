import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { canTakePart } from '#shared/features/learning/masterclass/registration-status.ts'
import { isAllowedStream } from '#shared/features/learning/masterclass/stream-hosts.ts'
import type { Talk, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './talk.module.css'

/** The stream of a live talk. Being here counts as attending. */
export function Stream({ talk }: { talk: Talk }) {
  const { client } = useSession()
  const { id, registration } = talk
  const isIn = canTakePart(registration?.status)
  useEffect(() => {
    if (!isIn) return
    const tell = () =>
      void callApi<typeof talks.attend>(client, 'PUT /talent/api/talks/:id/attendance', { params: { id } }).catch(
        // The next minute tries again.
        () => undefined,
      )
    tell()
    const timer = window.setInterval(tell, MINUTE)
    return () => window.clearInterval(timer)
  }, [client, id, isIn])
  if (!isIn && !talk.canModerate)
    return (
      <Card title={<Trans>This talk is live</Trans>}>
        <p className={styles.text}>
          <Trans>Register to watch it and to ask questions.</Trans>
        </p>
      </Card>
    )
  return (
    <Card title={<Trans>Live</Trans>}>
      {talk.streamUrl === null ? (
        <p className={styles.text}>
          <Trans>The stream appears here as soon as the speaker shares it. You do not have to reload the page.</Trans>
        </p>
      ) : (
        <Player address={talk.streamUrl} title={talk.title} />
      )}
    </Card>
  )
}

/** Only from hosts on our list; the content security policy blocks all others, too. */
export function Player({ address, title }: { address: string; title: string }) {
  const { t } = useLingui()
  if (!isAllowedStream(address)) return null
  return (
    <iframe
      className={styles.player}
      src={address}
      title={t`Video: ${title}`}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // The player runs on its own origin, so the two together do not let it out of the sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  )
}
