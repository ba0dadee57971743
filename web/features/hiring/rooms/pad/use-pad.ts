import { useEffect, useRef, useState } from 'react'
import { roomChannel } from '#shared/features/hiring/rooms/room-channels.ts'
import type { RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import type { rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { padChanged } from '#shared/features/hiring/rooms/rooms.events.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { createAssembler, splitMessage } from '../call/message-parts.ts'
import type { SendQueue } from '../call/send-queue.ts'
import { createPadSync, type PadSync, type SaveState } from './pad-sync.ts'

/** One shared text, connected while it is shown. */
export function usePad(interviewId: string, pad: RoomPad, queue: SendQueue) {
  const { client } = useSession()
  const [sync, setSync] = useState<PadSync | null>(null)
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const current = useRef<PadSync | null>(null)
  const [assemble] = useState(createAssembler)
  const catchUp = () => void current.current?.catchUp().catch(() => undefined)
  const { send } = useChannel(roomChannel, { interviewId }, { onOpen: catchUp })
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEvent(padChanged, { interviewId }, ({ pad: which, kind, ...part }) => {
    if (which !== pad) return
    const text = assemble(part)
    if (text !== null) current.current?.receive(kind, text)
  })
  useEffect(() => {
    const params = { id: interviewId, pad }
    const created = createPadSync({
      load: async () =>
        (await callApi<typeof rooms.pad>(client, 'GET /shared/api/interviews/:id/room/pads/:pad', { params })).state,
      save: (update) =>
        callApi<typeof rooms.savePad>(client, 'POST /shared/api/interviews/:id/room/pads/:pad', {
          params,
          body: { update },
          isBackground: true,
        }),
      send: (kind, text) => {
        for (const part of splitMessage(crypto.randomUUID(), text))
          queue.add(() => latestSend.current(padChanged, { pad, kind, ...part }))
      },
      onSaveState: setSaveState,
    })
    current.current = created
    setSync(created)
    void created.catchUp().catch(() => undefined)
    return () => {
      created.stop()
      current.current = null
      setSync(null)
    }
  }, [client, interviewId, pad, queue])
  return { sync, saveState }
}
