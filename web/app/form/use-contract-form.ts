// A form bound to the request body of an endpoint:
//   const form = useContractForm({
//     loadSchema: () => import('#shared/…/sign-in.contract.ts').then(({ signIn }) => signIn.verifyEmail.body),
//     initialValues: { code: '' },
//     send: (body, idempotencyKey) => callApi<typeof signIn.verifyEmail>(client, 'POST …', { body, idempotencyKey }),
//     onSuccess: (identity) => …,
//   })
//   <Form {...form.formProps}><TextField {...form.field('code')} />…
// The schema is loaded when the first field gets the focus: a page that is only viewed does not need it.

import { useLingui } from '@lingui/react'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import { createDraft } from '#web/app/form/drafts.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { createContractForm, type FormBehaviour } from './contract-form.ts'
import { failureOf, useFormOutcome, usePlainSubmit } from './form-outcome.ts'
import { pointerReleased, watchPointer } from './pointer-release.ts'

/** A field that starts empty may be null until something is chosen. */
type Fillable<T> = { [K in keyof T]?: T[K] | null }

export type UseContractFormOptions<S extends z.ZodType, V, R> = {
  loadSchema: () => Promise<S>
  initialValues: V
  /** The key stays the same when the user submits again after an attempt whose outcome is unknown. */
  send: (body: z.input<S>, idempotencyKey: string) => Promise<R>
  onSuccess?: (response: R) => void | Promise<void>
  /** The name of a PlainForm in the page's action, which handles it without scripts. */
  plainName?: string | undefined
  /** What that action needs besides the fields. */
  hidden?: Readonly<Record<string, string>>
  /** Saves what was typed under this name so that it survives a reload. Not for forms with secrets. */
  draftName?: string
}

export function useContractForm<S extends z.ZodType, V extends Fillable<z.input<S>> & object, R>(
  options: UseContractFormOptions<S, V, R>,
) {
  const { identity } = useSession()
  const { i18n } = useLingui()

  const behaviour: FormBehaviour<V, R> = {
    async validate(values) {
      const schemaPromise = await loadSchemaOrNull(options.loadSchema)
      const issues = schemaPromise?.schema.safeParse(values).error?.issues
      return schemaPromise && issues ? schemaPromise.describeIssues(i18n, issues) : {}
    },
    // The schema has accepted the values, here or on the server, so required fields are not null.
    send: (values, idempotencyKey) => options.send(values as z.input<S>, idempotencyKey),
    onSuccess: async (response) => options.onSuccess?.(response),
  }
  const { plainName } = options
  const outcome = useFormOutcome()
  const [form] = useState(() => {
    const { draftName } = options
    const isBack = outcome !== undefined && outcome.form === plainName
    const initialValues = isBack ? withTyped(options.initialValues, outcome.typed, false) : options.initialValues
    const failure = failureOf(outcome, plainName)
    const rejected = failure ? { failure, errors: failure.errors } : undefined
    const owner = identity.read()?.id ?? 'guest'
    const keepsDraft = draftName !== undefined && typeof sessionStorage !== 'undefined'
    const draft = keepsDraft ? createDraft<V>(sessionStorage, owner, draftName) : undefined
    return createContractForm({ initialValues, rejected, draft, ...behaviour })
  })
  useEffect(() => form.setBehaviour(behaviour))
  const state = useSyncExternalStore(form.subscribe, form.read, form.read)

  // After hydration: the server does not know the draft.
  useEffect(() => form.restoreDraft(), [form])
  useEffect(watchPointer, [])

  const plain = usePlainSubmit(plainName ?? '', options.hidden)
  const onEarlyInput = (typed: Readonly<Record<string, string | boolean>>) =>
    form.change(withTyped(state.values, typed))

  const navigation = useNavigation()
  return {
    ...state,
    // The router reports idle before the new screen is rendered; stay pending until it is.
    isPending: state.isPending || (state.isSent && navigation.state !== 'idle'),
    change: form.change,
    submit: form.submit,
    formProps: {
      errors: state.errors,
      problem: describeFailure(i18n, state.failure),
      failureCount: state.failureCount,
      // The browser's own validation bubbles use the browser's language and would block our submit handler.
      validationBehavior: 'aria' as const,
      plain: plainName === undefined ? undefined : { ...plain, onEarlyInput },
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void form.submit()
      },
    },
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: state.values[name],
      onChange: (value: V[K]) => form.change({ [name]: value } as unknown as Partial<V>),
      onFocus: () => void loadSchemaOrNull(options.loadSchema),
      onBlur: () => void pointerReleased().then(() => form.blur(name)),
    }),
  }
}

/** Typed texts and ticked boxes replace the values of the same name. A browser does not submit boxes that are not ticked. */
function withTyped<V extends object>(values: V, typed: Readonly<Record<string, unknown>>, unticked?: boolean): V {
  const changed = Object.entries(values).map(([name, value]: [string, unknown]): [string, unknown] => {
    if (typeof value === 'boolean') return [name, Boolean(typed[name] ?? unticked ?? value)]
    if (typed[name] === undefined) return [name, value]
    return [name, typeof value === 'string' ? typed[name] : Boolean(typed[name]) || null]
  })
  return Object.fromEntries(changed) as V
}

/** Null when it cannot be loaded, for example offline: the server validates anyway. */
async function loadSchemaOrNull<S extends z.ZodType>(loadSchema: () => Promise<S>) {
  try {
    const [schema, { describeIssues }] = await Promise.all([loadSchema(), import('#shared/validation-messages.ts')])
    return { schema, describeIssues }
  } catch {
    return null
  }
}
