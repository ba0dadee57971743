import { useState } from 'react'
import type { Room, RoomVisit } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { lines } from './call/link-quality.ts'
import type { Quality } from './call/signals.ts'
import { useCall } from './call/use-call.ts'
import type { OwnMedia } from './call/use-own-media.ts'
import { PadPanel } from './pad/pad-panel.tsx'
import styles from './room.module.css'
import { ChatPanel } from './side/chat-panel.tsx'
import { Controls } from './stage/controls.tsx'
import { LineStrip } from './stage/line-strip.tsx'
import { Tiles } from './stage/tiles.tsx'

type RoomCallProps = { room: Room; visit: RoomVisit; media: OwnMedia; now: number; onLeave: () => void }

export function RoomCall({ room, visit, media, now, onLeave }: RoomCallProps) {
  const [quality, setQuality] = useState<Quality>('full')
  const { peers, queue } = useCall({ interviewId: room.id, visit, media, quality })
  const worst = Math.max(-1, ...peers.map(({ line, wasConnected }) => (wasConnected ? lines.indexOf(line) : -1)))
  return (
    <>
      <div className={styles.room}>
        <div className={styles.work}>
          <Tiles room={room} media={media} peers={peers} now={now} isSoundOnly={quality === 'sound'} />
          <LineStrip side={room.side} quality={quality} onQuality={setQuality} line={lines[worst] ?? null} />
          <PadPanel room={room} queue={queue} />
        </div>
        <aside className={styles.side}>
          <ChatPanel room={room} />
        </aside>
      </div>
      <Controls media={media} quality={quality} onLeave={onLeave} />
    </>
  )
}
