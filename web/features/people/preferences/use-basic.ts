import type { Identity } from '#shared/access/identity.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChangeBasics } from '#web/layouts/tools/preferences.ts'

type Basic = 'name' | 'calledName' | 'city' | 'timeZone' | 'currency' | 'theme' | 'density' | 'timeFormat'

/** One basic fact of the account, saved as soon as it is changed. */
export function useBasic<K extends Basic>(name: K) {
  const identity = useIdentity()
  const changeBasics = useChangeBasics()
  // The screen requires sign-in, but it still renders once during sign-out.
  const saved = (identity?.[name] ?? null) as Identity[K]
  return useAutosave<Identity[K]>({ saved, save: (value) => changeBasics({ [name]: value }) })
}
