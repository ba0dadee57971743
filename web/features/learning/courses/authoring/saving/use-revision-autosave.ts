// Binds an autosave to the page: a pause saves, leaving saves, and a copy of what is unsaved survives a reload.

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'
import { createRevisionAutosave, type Revised, type Unsaved } from '#web/app/form/revision-autosave.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useLeaveGuard } from '#web/features/hiring/apply/draft/use-draft.ts'
import { connection } from '#web/platform/connection/connection.ts'

const PAUSE_MS = 1000

type Options<V> = {
  /** Of the copy that survives a reload. */
  name: string
  saved: Revised<V>
  write: (values: V, revision: number) => Promise<Revised<V>>
  read: () => Promise<Revised<V>>
}

export function useRevisionAutosave<V extends object>({ name, saved, write, read }: Options<V>) {
  const session = useSession()
  const [{ autosave, copy }] = useState(() => {
    const owner = session.identity.read()?.id ?? 'guest'
    const kept = isBrowser ? createDraft<Unsaved<V>>(sessionStorage, owner, name) : undefined
    return {
      copy: kept,
      autosave: createRevisionAutosave<V>({
        initial: saved,
        write: (values, revision) => connection.withReconnect(() => write(values, revision)),
        read: () => connection.withReconnect(read),
        onUnsaved: (unsaved) => (unsaved ? kept?.write(unsaved) : kept?.clear()),
      }),
    }
  })
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)
  const follow = useEffectEvent(() => autosave.follow(saved))
  useEffect(() => {
    if (saved.revision > 0) follow()
  }, [saved.revision])
  // After hydration, because the server cannot know what was typed.
  useEffect(() => {
    const left = copy?.read()
    if (left?.values && left.base && left.revision !== undefined)
      autosave.restore({ values: left.values, base: left.base, revision: left.revision })
  }, [autosave, copy])
  const { values, saveState } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    if (saveState !== 'unsaved') return
    const timer = setTimeout(() => void autosave.flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [autosave, saveState, values])
  useEffect(() => () => void autosave.flush(), [autosave])
  useLeaveGuard(saveState === 'unsaved' || saveState === 'conflict' || saveState === 'failed')
  return { state, autosave }
}

export type AutosavedText<V extends object> = ReturnType<typeof useRevisionAutosave<V>>
