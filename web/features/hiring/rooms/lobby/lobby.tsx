import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { Room, RoomVisit, rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { OwnMedia } from '../call/use-own-media.ts'
import { interviewsPath } from './closed-room.tsx'
import styles from './lobby.module.css'
import { OwnDevices, OwnPreview } from './own-preview.tsx'

type LobbyProps = { room: Room; media: OwnMedia; hasLeft: boolean; onEnter: (visit: RoomVisit) => void }

/** A preview of the camera and microphone before joining. */
export function Lobby({ room, media, hasLeft, onEnter }: LobbyProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const ownId = useIdentity()?.id
  const headingId = useId()
  const others = room.people.filter(({ id }) => id !== ownId).map(({ name }) => name)
  const names = listFormat(i18n.locale).format(others)
  const enter = useMutation({
    mutationFn: () =>
      callApi<typeof rooms.enter>(client, 'POST /shared/api/interviews/:id/room/visits', { params: { id: room.id } }),
    onSuccess: onEnter,
  })
  return (
    <section className={styles.lobby} aria-labelledby={headingId}>
      <OwnPreview media={media} />
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          {hasLeft ? <Trans>You left the room</Trans> : <Trans>Ready to join?</Trans>}
        </h2>
        <p>
          <Trans>
            You will meet <bdi>{names}</bdi>.
          </Trans>
        </p>
        <OwnDevices media={media} />
        <p className={styles.quiet}>
          <Trans>Nothing is recorded. Chat, notes and code stay with the interview.</Trans>
        </p>
        <div className={styles.actions}>
          <PlainButton variant="filled" size="large" isPending={enter.isPending} onPress={() => enter.mutate()}>
            {hasLeft ? <Trans>Join again</Trans> : <Trans>Join now</Trans>}
          </PlainButton>
          <LinkButton size="large" href={interviewsPath(room)}>
            {hasLeft ? <Trans>Your interviews</Trans> : <Trans>Not now</Trans>}
          </LinkButton>
        </div>
        {enter.isError && (
          <p role="alert" className={styles.problem}>
            <Trans>You could not join. Check your connection and try again.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}
