import { useEffect, useState } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'

type DraftForm<V> = { values: V; change: (changed: Partial<V>) => void }

/**
 * Keeps the non-secret fields of a form across a reload, for example when the language is changed. A password is typed again
 * rather than left in the browser's storage.
 */
export function useKeptFields<V extends object>(form: DraftForm<V>, name: string, fields: readonly (keyof V)[]): void {
  const { values, change } = form
  const serialized = JSON.stringify(fields.map((field) => values[field]))
  const [untouched] = useState(serialized)

  // After hydration, because the server cannot know what was typed.
  useEffect(() => {
    const stored = createDraft<V>(sessionStorage, 'guest', name).read()
    if (stored) change(stored)
  }, [change, name])

  useEffect(() => {
    // Do not store the initial values: they would overwrite the draft that is about to be restored.
    if (serialized === untouched) return
    const texts = JSON.parse(serialized) as unknown[]
    const draft = createDraft<Partial<V>>(sessionStorage, 'guest', name)
    draft.write(Object.fromEntries(fields.map((field, at) => [field, texts[at]])) as Partial<V>)
  }, [serialized, untouched, name, fields])
}
