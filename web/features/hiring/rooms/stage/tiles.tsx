import { Trans, useLingui } from '@lingui/react/macro'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import type { Peer } from '../call/peers.ts'
import type { OwnMedia } from '../call/use-own-media.ts'
import { ClockNow, clocksOf } from '../room-bar.tsx'
import { LineMark } from './line-mark.tsx'
import styles from './stage.module.css'
import { VideoTile } from './video-tile.tsx'

type TilesProps = { room: Room; media: OwnMedia; peers: readonly Peer[]; now: number; isSoundOnly: boolean }

/** Everybody in the call, oneself last. */
export function Tiles({ room, media, peers, now, isSoundOnly }: TilesProps) {
  const { t, i18n } = useLingui()
  const ownId = useIdentity()?.id
  const { camera, microphone, screen, isMuted } = media
  const missing = room.people.filter(({ id }) => id !== ownId && !peers.some(({ personId }) => personId === id))
  const names = listFormat(i18n.locale).format(missing.map(({ name }) => name))
  const [ownClock] = clocksOf(room)
  return (
    <div className={styles.stage}>
      <div className={styles.tiles} data-count={Math.min(peers.length + 1, 6)}>
        {peers.map((peer) => (
          <PeerTile key={peer.peerId} peer={peer} room={room} now={now} isSoundOnly={isSoundOnly} />
        ))}
        <VideoTile
          track={isSoundOnly ? null : (screen ?? camera)}
          name={t`You`}
          isOwn
          isMuted={isMuted || !microphone}
          isSharing={screen !== null && !isSoundOnly}
          corner={<ClockNow clock={ownClock} now={now} />}
        />
      </div>
      {missing.length > 0 && (
        <p role="status" className={styles.waiting}>
          <Trans>
            Waiting for <bdi>{names}</bdi>
          </Trans>
        </p>
      )}
    </div>
  )
}

type PeerTileProps = { peer: Peer } & Pick<TilesProps, 'room' | 'now' | 'isSoundOnly'>

function PeerTile({ peer, room, now, isSoundOnly }: PeerTileProps) {
  const { t } = useLingui()
  const person = room.people.find(({ id }) => id === peer.personId)
  const clock = person?.seat === 'talent' ? room.talentClock : room.companyClock
  const name = person?.name ?? t`Participant`
  return (
    <VideoTile
      stream={peer.stream}
      name={name}
      isMuted={peer.state.isMuted}
      hasPicture={peer.state.hasPicture && peer.isConnected && !isSoundOnly}
      isSharing={peer.state.isSharing && !isSoundOnly}
      isSpeaking={peer.isSpeaking}
      note={peer.isConnected ? null : peer.wasConnected ? t`Reconnecting …` : t`Connecting …`}
      corner={
        <>
          <LineMark line={peer.line} />
          <ClockNow clock={clock} now={now} />
        </>
      }
    />
  )
}
