// A form of the Elite application. It saves itself while it is filled in and is submitted as a whole. If it is open on two devices,
// changes to different fields are merged; where both changed the same field, the person chooses.

import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { EliteStanding, elite, OwnForms } from '#shared/features/elite/elite/elite.contract.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import { callApi } from '#web/app/api.ts'
import { createRevisionAutosave, type Revised } from '#web/app/form/revision-autosave.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { useLeaveGuard } from '#web/features/hiring/apply/draft/use-draft.ts'
import { formsQuery, useShowStanding } from '../elite-queries.ts'

const PAUSE_MS = 900

const partOf = {
  'join-elite': 'join',
  'work-preference': 'preference',
  'skill-assessments': 'skills',
  'contract-compliance': 'compliance',
} as const satisfies Record<FormKind, keyof OwnForms>

type EliteFormOptions<V extends object> = {
  kind: FormKind
  loadSchema: () => Promise<z.ZodType>
  forms: OwnForms
  /** Turns saved values into what the fields show. */
  toFields?: (saved: V) => V
  save: (values: V & { revision: number }) => Promise<EliteStanding>
}

const asItIs = <V>(saved: V): V => saved

const changedFields = <V extends object>(values: V, before: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof V]),
    ),
  ) as Partial<V>

export function useEliteForm<V extends object>({
  kind,
  loadSchema,
  forms,
  toFields = asItIs,
  save,
}: EliteFormOptions<V>) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const show = useShowStanding()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { queryKey } = formsQuery()
  const savedIn = (all: OwnForms): Revised<V> => ({
    values: toFields(all[partOf[kind]] as V),
    revision: all.revisions[kind],
  })
  const saved = savedIn(forms)
  const [autosave] = useState(() =>
    createRevisionAutosave<V>({
      initial: saved,
      async write(values, basedOn) {
        const standing = await save({ ...values, revision: basedOn })
        show(standing)
        const revision = standing.forms.find((one) => one.kind === kind)?.revision ?? basedOn
        // Whoever comes back to the form must find what was saved: the page reads it from the cache.
        cache.setQueryData(
          queryKey,
          (all) => all && { ...all, [partOf[kind]]: values, revisions: { ...all.revisions, [kind]: revision } },
        )
        return { values, revision }
      },
      read: async () => savedIn(await callApi<typeof elite.forms>(client, 'GET /talent/api/elite/forms')),
    }),
  )
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)
  /** The values of the form that the autosave has. */
  const passed = useRef(saved.values)
  function pass(values: V) {
    const typed = changedFields(values, passed.current)
    passed.current = values
    if (Object.keys(typed).length > 0) autosave.change(typed)
  }
  const form = useContractForm({
    loadSchema: loadSchema as () => Promise<z.ZodType<V, V>>,
    initialValues: saved.values as V & Record<string, unknown>,
    send: async (values) => {
      pass(values)
      await autosave.flush()
      const { failure, revision } = autosave.read()
      if (failure instanceof Error) throw failure
      return callApi<typeof elite.submitForm>(client, 'POST /talent/api/elite/forms/:kind/submit', {
        params: { kind },
        body: { revision },
      })
    },
    onSuccess: async (standing) => {
      show(standing)
      await navigate('/elite/onboarding/pending-actions')
    },
  })
  const { values, isPending, isSent } = form
  const { saveState } = state
  const passTyped = useEffectEvent(() => pass(values))
  const takeOver = useEffectEvent(() => {
    const taken = changedFields(autosave.read().values, passed.current)
    if (Object.keys(taken).length === 0) return
    passed.current = { ...passed.current, ...taken }
    form.change(taken as Partial<V & Record<string, unknown>>)
  })
  const follow = useEffectEvent(() => autosave.follow(saved))
  useEffect(() => passTyped(), [values])
  useEffect(() => takeOver(), [state.values])
  // The data was reloaded, for example because the person returned to this tab after using another device.
  useEffect(() => follow(), [saved.revision])
  const isOn = !isPending && !isSent
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values restarts the delay
  useEffect(() => {
    if (!isOn || saveState !== 'unsaved') return
    const timer = setTimeout(() => void autosave.flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [autosave, isOn, saveState, values])
  // Leaving the page before the autosave delay is over must not lose anything.
  useEffect(() => () => void autosave.flush(), [autosave])
  const isUnsaved = saveState !== 'idle' && saveState !== 'saved'
  useLeaveGuard(isOn && isUnsaved)
  const isRejected = saveState === 'failed' || saveState === 'conflict'
  const fieldErrors = state.failure instanceof ApiError ? Object.values(state.failure.errors).flat().join(' ') : ''
  return {
    form,
    other: { theirs: state.theirs, mine: state.values, isMerged: state.isMerged, choose: autosave.choose },
    saveState: {
      status: isRejected ? ('failed' as const) : saveState === 'unsaved' ? ('saving' as const) : saveState,
      problem: isRejected ? fieldErrors || i18n._(describeError(state.failure)) : undefined,
      // Retrying a value that failed validation would fail again.
      onRetry: saveState === 'failed' && fieldErrors === '' ? () => void autosave.flush() : undefined,
    },
  }
}

export type OtherDevice<V extends object> = ReturnType<typeof useEliteForm<V>>['other']
