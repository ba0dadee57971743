import { useEffect, useState } from 'react'
import { createDraft } from '#web/app/form/drafts.ts'

type KeepingForm<V> = { values: V; change: (changed: Partial<V>) => void }

/**
 * Keeps some fields of a form over a reload, for example when the language is changed: those that are no secret. A
 * password is typed again rather than left in the browser's storage.
 */
export function useKeptFields<V extends object>(
  form: KeepingForm<V>,
  name: string,
  fields: readonly (keyof V)[],
): void {
  const { values, change } = form
  const [isRestored, setIsRestored] = useState(false)
  const kept = JSON.stringify(fields.map((field) => values[field]))
  // After hydration, because the server cannot know what was typed; once, hence not whenever `change` is another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start is restored
  useEffect(() => {
    const stored = createDraft<V>(sessionStorage, 'guest', name).read()
    if (stored) change(stored)
    setIsRestored(true)
  }, [])
  useEffect(() => {
    if (!isRestored) return
    const texts = JSON.parse(kept) as unknown[]
    const draft = createDraft<Partial<V>>(sessionStorage, 'guest', name)
    draft.write(Object.fromEntries(fields.map((field, at) => [field, texts[at]])) as Partial<V>)
  }, [isRestored, kept, name, fields])
}
