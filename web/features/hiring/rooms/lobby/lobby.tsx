import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { Room, RoomVisit, rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { OwnMedia } from '../call/use-own-media.ts'
import { VideoTile } from '../stage/video-tile.tsx'
import { interviewsPath } from './closed-room.tsx'
import { DeviceChoice } from './device-choice.tsx'
import styles from './lobby.module.css'
import { MicrophoneLevel } from './microphone-level.tsx'
import { useProblemText } from './problem-text.ts'

type LobbyProps = { room: Room; media: OwnMedia; hasLeft: boolean; onEnter: (visit: RoomVisit) => void }

/** A preview of the camera and microphone before joining. */
export function Lobby({ room, media, hasLeft, onEnter }: LobbyProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const ownId = useIdentity()?.id
  const headingId = useId()
  const problemText = useProblemText()
  const others = room.people.filter(({ id }) => id !== ownId).map(({ name }) => name)
  const names = listFormat(i18n.locale).format(others)
  const enter = useMutation({
    mutationFn: () =>
      callApi<typeof rooms.enter>(client, 'POST /shared/api/interviews/:id/room/visits', { params: { id: room.id } }),
    onSuccess: onEnter,
  })
  const { camera, microphone, problems, isMuted } = media
  return (
    <section className={styles.lobby} aria-labelledby={headingId}>
      <div className={styles.preview}>
        <VideoTile
          track={camera}
          name={t`You`}
          isOwn
          isMuted={isMuted || !microphone}
          note={problems.camera && problemText('camera', problems.camera)}
        />
        <div className={styles.toggles}>
          <PlainButton aria-pressed={isMuted} isDisabled={!microphone} onPress={() => media.setIsMuted(!isMuted)}>
            {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
          </PlainButton>
          <PlainButton onPress={() => void media.toggleCamera()}>
            {camera ? <Trans>Turn camera off</Trans> : <Trans>Turn camera on</Trans>}
          </PlainButton>
        </div>
      </div>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          {hasLeft ? <Trans>You left the room</Trans> : <Trans>Ready to join?</Trans>}
        </h2>
        <p>
          <Trans>
            You will meet <bdi>{names}</bdi>.
          </Trans>
        </p>
        <MicrophoneLevel track={isMuted ? null : microphone} />
        {problems.microphone && (
          <Callout tone="warn" title={t`No microphone`}>
            {problemText('microphone', problems.microphone)}
          </Callout>
        )}
        <DeviceChoice media={media} />
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
