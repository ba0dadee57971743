// A form bound to the body of an endpoint:
//   const form = useContractForm({
//     loadSchema: () => import('#shared/…/sign-in.contract.ts').then(({ signIn }) => signIn.verifyEmail.body),
//     initialValues: { code: '' },
//     send: (body, idempotencyKey) => callApi<typeof signIn.verifyEmail>(client, 'POST …', { body, idempotencyKey }),
//     onSuccess: (identity) => …,
//   })
//   <Form {...form.formProps}><TextField {...form.field('code')} />…
// A page that is only looked at needs no rules: they are loaded when the person enters the first field.

import { useLingui } from '@lingui/react'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import { createDraft } from '#web/app/form/drafts.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeRefusal } from '#web/app/words/describe-refusal.ts'
import { createContractForm, type FormBehaviour } from './contract-form.ts'

/** A field that starts empty may hold null until something is chosen. */
type Fillable<T> = { [K in keyof T]?: T[K] | null }

export type UseContractFormOptions<S extends z.ZodType, V, R> = {
  loadSchema: () => Promise<S>
  initialValues: V
  /** The key is the same when the person presses again after a try whose outcome is not known. */
  send: (body: z.input<S>, idempotencyKey: string) => Promise<R>
  onSuccess?: (response: R) => void | Promise<void>
  /** Keeps what was typed over a reload under this name. Not for forms with secrets. */
  draftName?: string
}

export function useContractForm<S extends z.ZodType, V extends Fillable<z.input<S>> & object, R>(
  options: UseContractFormOptions<S, V, R>,
) {
  const { identity } = useSession()
  const { i18n } = useLingui()

  const behaviour: FormBehaviour<V, R> = {
    async judge(values) {
      const rules = await loadRules(options.loadSchema)
      const issues = rules?.schema.safeParse(values).error?.issues
      return rules && issues ? rules.describeIssues(i18n, issues) : {}
    },
    // The schema has accepted the values, here or on the server: no field is null any more that may not be.
    send: (values, idempotencyKey) => options.send(values as z.input<S>, idempotencyKey),
    onSuccess: async (response) => options.onSuccess?.(response),
  }
  const [form] = useState(() => {
    const { initialValues, draftName } = options
    const owner = identity.read()?.id ?? 'guest'
    const keepsDraft = draftName !== undefined && typeof sessionStorage !== 'undefined'
    const draft = keepsDraft ? createDraft<V>(sessionStorage, owner, draftName) : undefined
    return createContractForm({ initialValues, draft, ...behaviour })
  })
  useEffect(() => form.behave(behaviour))
  const state = useSyncExternalStore(form.subscribe, form.read, form.read)

  // After hydration, because the server cannot know what was typed.
  useEffect(() => form.restoreDraft(), [form])

  const navigation = useNavigation()
  return {
    ...state,
    // The router says that it has arrived before the new screen is drawn; the button is busy until it is.
    isPending: state.isPending || (state.isSent && navigation.state !== 'idle'),
    change: form.change,
    submit: form.submit,
    formProps: {
      errors: state.errors,
      problem: describeRefusal(i18n, state.failure),
      refusals: state.refusals,
      // The browser's own bubbles speak the browser's language and would keep the submit from us.
      validationBehavior: 'aria' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void form.submit()
      },
    },
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: state.values[name],
      onChange: (value: V[K]) => form.change({ [name]: value } as unknown as Partial<V>),
      onFocus: () => void loadRules(options.loadSchema),
      onBlur: () => void form.leave(name),
    }),
  }
}

/** Null when they cannot be loaded, for example offline: whatever is sent is judged by the server anyway. */
async function loadRules<S extends z.ZodType>(loadSchema: () => Promise<S>) {
  try {
    const [schema, { describeIssues }] = await Promise.all([loadSchema(), import('#shared/validation-messages.ts')])
    return { schema, describeIssues }
  } catch {
    return null
  }
}
