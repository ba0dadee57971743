// A form of the application: saves itself while it is filled in, and is submitted as a whole.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { EliteStanding, elite, OwnForms } from '#shared/features/elite/elite/elite.contract.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import { callApi } from '#web/app/api.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useLeaveGuard } from '#web/features/hiring/apply/draft/use-draft.ts'
import { formsQuery, useShowStanding } from '../elite-queries.ts'

const PAUSE_MS = 900

const partOf = {
  'join-elite': 'join',
  'work-preference': 'preference',
  'skill-assessments': 'skills',
  'contract-compliance': 'compliance',
} as const satisfies Record<FormKind, keyof OwnForms>

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type EliteFormOptions<V extends object> = {
  kind: FormKind
  loadSchema: () => Promise<z.ZodType>
  initialValues: V
  save: (values: V) => Promise<EliteStanding>
}

export function useEliteForm<V extends object>({ kind, loadSchema, initialValues, save }: EliteFormOptions<V>) {
  const { client } = useSession()
  const show = useShowStanding()
  const navigate = useNavigate()
  const cache = useQueryClient()
  // Whoever comes back to the form must find what was saved: the page reads it from the cache.
  async function saveAndKeep(values: V): Promise<EliteStanding> {
    const standing = await save(values)
    cache.setQueryData(formsQuery().queryKey, (forms) => forms && { ...forms, [partOf[kind]]: values })
    return standing
  }
  const form = useContractForm({
    loadSchema: loadSchema as () => Promise<z.ZodType<V, V>>,
    initialValues: initialValues as V & Record<string, unknown>,
    send: async (values) => {
      // A save that arrives after the submission would make the form a draft again.
      await autosave.settle()
      await saveAndKeep(values)
      return callApi<typeof elite.submitForm>(client, 'POST /talent/api/elite/forms/:kind/submit', { params: { kind } })
    },
    onSuccess: async (standing) => {
      show(standing)
      await navigate('/elite/onboarding/pending-actions')
    },
  })
  const { values, isPending, isSent } = form
  const autosave = useAutosave<V>({
    saved: initialValues,
    isEqual,
    save: async (changed) => show(await saveAndKeep(changed)),
  })
  const { choose } = autosave
  const isOn = !isPending && !isSent
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => choose(values), PAUSE_MS)
    return () => clearTimeout(timer)
    // `choose` is a new function with every render, and always of the same field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOn, values])
  // Leaving the page before the autosave delay is over must not lose anything.
  const latest = useRef({ isOn, values, choose })
  useEffect(() => {
    latest.current = { isOn, values, choose }
  })
  useEffect(
    () => () => {
      if (latest.current.isOn) latest.current.choose(latest.current.values)
    },
    [],
  )
  useLeaveGuard(isOn && (autosave.isUnsaved || !isEqual(values, autosave.value)))
  return { form, saveState: autosave.saveState, problem: autosave.problem }
}
