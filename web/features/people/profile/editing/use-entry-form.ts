import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useChangeProfile } from '../use-change-profile.ts'
import { blankContents } from './blank-content.ts'
import { sameContent } from './same-content.ts'

export type Values = Readonly<Record<string, unknown>>

type EntryFormOptions = { id: Id; section: ProfileSection; content: object | null }

/** Long enough to finish a word, short enough to lose little. */
const PAUSE_MILLISECONDS = 800

/** Saves an entry whenever it is valid and somebody pauses or leaves a field; reports problems only where they were typing. */
export function useEntryForm({ id, section, content }: EntryFormOptions) {
  const { i18n } = useLingui()
  const { saveEntry } = useChangeProfile()
  const [blank] = useState(() => blankContents[section] as Values)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failureCount, setFailureCount] = useState(0)
  const [saves, setSaves] = useState(0)
  const autosave = useAutosave<Values>({
    saved: (content as Values | null) ?? blank,
    isEqual: sameContent,
    async save(value, before) {
      const known = sameContent(before, blank) ? undefined : ({ section, content: before } as EntryDraft)
      await saveEntry(id, { section, content: value } as EntryDraft, known)
      setSaves((before) => before + 1)
    },
  })
  const { value } = autosave

  async function validate(): Promise<FieldErrors> {
    const [{ entryContents }, { describeIssues }] = await Promise.all([
      import('#shared/features/people/profile/profile-entries.ts'),
      import('#shared/validation-messages.ts'),
    ])
    const { error } = entryContents[section].safeParse(value)
    return error ? describeIssues(i18n, error.issues) : {}
  }

  const commit = async () => {
    if (sameContent(value, blank)) return
    const found = await validate()
    setErrors(Object.fromEntries(Object.entries(found).filter(([path]) => touched.has(path))))
    if (Object.keys(found).length === 0) autosave.commit()
  }
  const commitAfterPause = useEffectEvent(commit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again with every change
  useEffect(() => {
    const timer = setTimeout(() => void commitAfterPause(), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])

  const isUntouched = sameContent(value, blank)
  return {
    values: value,
    errors,
    failureCount,
    problem: autosave.problem,
    // What was there before the first save of a new entry is nothing: removing it is the undo.
    saveState: { ...autosave.saveState, ...(content === null && saves < 2 && { onUndo: undefined }) },
    isSavedOnce: content !== null || saves > 0,
    change(changed: Values, path: string) {
      setTouched((before) => new Set([...before, path]))
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([at]) => at !== path)))
      autosave.change({ ...value, ...changed })
    },
    leaveField: () => void commit(),
    /** True if the form may close: saved, or nothing was typed. */
    async finish(): Promise<boolean> {
      if (isUntouched) return true
      const found = await validate()
      setErrors(found)
      if (Object.keys(found).length > 0) {
        setFailureCount((before) => before + 1)
        return false
      }
      autosave.commit()
      return true
    },
  }
}
