import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Unsent } from './outbox.ts'
import { type PersonOutbox, personOutbox } from './person-outbox.ts'

const nothing: readonly Unsent[] = []
const never = () => () => undefined

/** Null during server rendering: unsent messages only exist in this browser. */
export function useOutbox(onArrived?: (message: Message) => void): {
  outbox: PersonOutbox | null
  unsent: readonly Unsent[]
} {
  const session = useSession()
  const personId = useIdentity()?.id
  const isHydrated = useIsHydrated()
  const outbox = isHydrated && personId ? personOutbox(session, personId) : null
  const unsent = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.list() ?? nothing,
    () => nothing,
  )
  const newest = useRef(onArrived)
  useEffect(() => {
    newest.current = onArrived
  })
  useEffect(() => outbox?.onArrived((message) => newest.current?.(message)), [outbox])
  return { outbox, unsent }
}
