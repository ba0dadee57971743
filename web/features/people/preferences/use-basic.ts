import type { Identity } from '#shared/access/identity.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChangeBasics } from '#web/layouts/tools/preferences.ts'

type Basic = 'name' | 'calledName' | 'city' | 'timeZone' | 'currency' | 'theme' | 'density' | 'timeFormat'

/** One of the account's basics, kept as soon as it is changed. */
export function useBasic<K extends Basic>(name: K) {
  const identity = useIdentity()
  const changeBasics = useChangeBasics()
  // The screen is only open to people who are signed in; while one signs out it is still drawn once.
  const kept = (identity?.[name] ?? null) as Identity[K]
  return useAutosave<Identity[K]>({ kept, save: (value) => changeBasics({ [name]: value }) })
}
