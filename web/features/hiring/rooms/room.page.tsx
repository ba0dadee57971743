import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isWithinRoomSpan, roomSpan } from '#shared/features/hiring/interviews/room-window.ts'
import type { Room, RoomVisit } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { useNow } from '#web/platform/clock/use-now.ts'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import { useOwnMedia } from './call/use-own-media.ts'
import { ClosedRoom } from './lobby/closed-room.tsx'
import { Lobby } from './lobby/lobby.tsx'
import styles from './room.module.css'
import { RoomBar } from './room-bar.tsx'
import { RoomCall } from './room-call.tsx'
import { roomQuery } from './room-queries.ts'

type Facts = { now: number }

export const handle = { frame: { width: 'own' } } satisfies FrameHandle

const queries = pageQueries(
  ({ params }) => [roomQuery(params['id'] ?? '')],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function RoomPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <InterviewRoom key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function InterviewRoom({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { data: room } = useSuspenseQuery(roomQuery(id))
  const now = useNow() ?? requestedAt
  return (
    <div className={styles.frame}>
      <SkipLink />
      <RoomBar room={room} now={now} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {isWithinRoomSpan(room, now) ? (
          <OpenRoom room={room} now={now} />
        ) : (
          <ClosedRoom room={room} isOver={now >= roomSpan(room).to} />
        )}
      </main>
    </div>
  )
}

/** Lobby and call share the devices: whoever joins is seen as they saw themselves. */
function OpenRoom({ room, now }: { room: Room; now: number }) {
  const media = useOwnMedia()
  const [visit, setVisit] = useState<RoomVisit | null>(null)
  const [hasLeft, setHasLeft] = useState(false)
  if (visit)
    return (
      <RoomCall
        room={room}
        visit={visit}
        media={media}
        now={now}
        onLeave={() => {
          setVisit(null)
          setHasLeft(true)
        }}
      />
    )
  return <Lobby room={room} media={media} hasLeft={hasLeft} onEnter={setVisit} />
}
