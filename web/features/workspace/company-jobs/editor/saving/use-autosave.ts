// Binds an autosave to the page: a pause saves, a copy of what is unsaved survives a reload.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useLeaveGuard } from '#web/features/hiring/apply/draft/use-draft.ts'
import type { createAutosave } from './autosave.ts'

const PAUSE_MS = 800

type Autosave<Saved, Values extends object> = ReturnType<typeof createAutosave<Saved, Values>>
type Copy<Values> = { values: Values; version: string | number }
type Keep<Values> = (unsaved: Copy<Values> | null) => void

type Options<Saved, Values extends object> = {
  /** Of the copy in this tab. */
  name: string
  latest: Saved
  create: (keep: Keep<Values>) => Autosave<Saved, Values>
  savesItself: (saved: Saved) => boolean
}

export function useAutosave<Saved, Values extends object>(options: Options<Saved, Values>) {
  const { name, latest, create } = options
  const session = useSession()
  const [{ autosave, copy }] = useState(() => {
    const owner = session.identity.read()?.id ?? 'guest'
    const kept = isBrowser ? createDraft<Copy<Values>>(sessionStorage, owner, name) : undefined
    return { copy: kept, autosave: create((unsaved) => (unsaved ? kept?.write(unsaved) : kept?.clear())) }
  })
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)
  useEffect(() => autosave.follow(latest), [autosave, latest])
  // After hydration, because the server cannot know what was typed.
  useEffect(() => {
    const left = copy?.read()
    if (left?.values && left.version === autosave.version()) autosave.change(left.values)
  }, [autosave, copy])

  const savesItself = options.savesItself(state.saved)
  const { values, saveState } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    if (saveState !== 'unsaved') return
    const timer = setTimeout(() => {
      autosave.endStep()
      if (savesItself) void autosave.flush()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [autosave, savesItself, saveState, values])
  useLeaveGuard(saveState === 'unsaved' || saveState === 'conflict' || saveState === 'failed')
  return { state, autosave, savesItself }
}
