import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { roomChannel } from '#shared/features/hiring/rooms/room-channels.ts'
import { REPORT_EVERY } from '#shared/features/hiring/rooms/room-limits.ts'
import type { RoomVisit, rooms, VisitReport } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { roomSignal } from '#shared/features/hiring/rooms/rooms.events.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { type Call, createCall } from './call.ts'
import { createAssembler, splitMessage } from './message-parts.ts'
import type { Peer } from './peers.ts'
import { createSendQueue } from './send-queue.ts'
import { type PeerState, readSignal, type Signal } from './signals.ts'
import type { OwnMedia } from './use-own-media.ts'

type SignalPart = { peer: string; to: string | null } & ReturnType<typeof splitMessage>[number]
type CallOptions = { interviewId: string; visit: RoomVisit; media: OwnMedia; quality: PeerState['quality'] }

/** The call of this tab, from mounting to leaving. */
export function useCall({ interviewId, visit, media, quality }: CallOptions) {
  const { client } = useSession()
  const [peers, setPeers] = useState<Peer[]>([])
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set())
  const [queue] = useState(createSendQueue)
  const [assemble] = useState(createAssembler)
  const call = useRef<Call | null>(null)
  const peerId = visit.id

  const report = useCallback(
    (body: VisitReport) =>
      callApi<typeof rooms.report>(client, 'PATCH /shared/api/interviews/:id/room/visits/:visitId', {
        params: { id: interviewId, visitId: visit.id },
        body,
        isBackground: true,
        // The next report makes up for one that is lost.
      }).catch(() => undefined),
    [client, interviewId, visit.id],
  )

  const sendOnChannel = useRef<(part: SignalPart) => void>(() => undefined)
  const send = useCallback(
    (to: string | null, signal: Signal) => {
      for (const part of splitMessage(crypto.randomUUID(), JSON.stringify(signal)))
        queue.addUrgent(() => sendOnChannel.current({ peer: peerId, to, ...part }))
    },
    [queue, peerId],
  )

  // Before the channel: on leaving, the call says goodbye on it.
  useEffect(() => {
    const created = createCall({
      peerId,
      iceServers: visit.iceServers.map(({ urls, username, credential }) => ({
        urls,
        ...(username !== undefined && { username }),
        ...(credential !== undefined && { credential }),
      })),
      send,
      onChange: setPeers,
      onConnected: (isAgain) =>
        void report(isAgain ? { isConnected: true, hasReconnected: true } : { isConnected: true }),
    })
    call.current = created
    const timer = setInterval(() => void report({}), REPORT_EVERY)
    return () => {
      clearInterval(timer)
      created.leave()
      call.current = null
      void report({ hasLeft: true })
    }
  }, [peerId, visit.iceServers, send, report])

  const channel = useChannel(
    roomChannel,
    { interviewId },
    {
      onOpen: () => call.current?.announce(),
      onMembers: (members) => {
        const ids = new Set(members.keys())
        setPresent(ids)
        call.current?.keepOnly(ids)
      },
    },
  )
  useEffect(() => {
    sendOnChannel.current = (part) => channel.send(roomSignal, part)
  })

  useEvent(roomSignal, { interviewId }, ({ peer, to, ...part }, { from }) => {
    if (from === undefined || (to !== null && to !== peerId)) return
    const text = assemble(part)
    const signal = text === null ? null : readSignal(text)
    if (signal) call.current?.receive(peer, from, signal)
  })

  const { camera, microphone, screen, isMuted } = media
  const video = quality === 'sound' ? null : (screen ?? camera)
  const hasPicture = video !== null
  const isSharing = hasPicture && video === screen
  useEffect(() => {
    call.current?.setTracks({ audio: microphone, video })
  }, [microphone, video])
  useEffect(() => {
    call.current?.setState({ isMuted: isMuted || !microphone, hasPicture, isSharing, quality })
  }, [isMuted, microphone, hasPicture, isSharing, quality])

  return useMemo(() => ({ peers, present, queue }), [peers, present, queue])
}
