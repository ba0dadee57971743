// A form of React Aria bound to an endpoint's body:
//   const form = useContractForm({ endpoint: accounts.signUp, initialValues: { email: '' }, onSuccess: … })
//   <Form {...form.formProps}><TextField {...form.field('email')} />…

import { useLingui } from '@lingui/react'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { describeIssues } from '#shared/validation-messages.ts'
import { type EndpointInput, type EndpointResponse, requestEndpoint } from '#web/app/api.ts'
import { createDraft } from '#web/app/drafts.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { createContractForm, type FormBehaviour } from './contract-form.ts'

type FormEndpoint = Endpoint & { body: z.ZodType }

/** A field that starts empty may hold null until something is chosen. */
type Fillable<T> = { [K in keyof T]?: T[K] | null }

export type UseContractFormOptions<E extends FormEndpoint, V> = {
  endpoint: E
  initialValues: V
  /** Path parameters and query, where the endpoint takes them. */
  input?: Omit<EndpointInput<E>, 'body'>
  /** Another way to send than calling the endpoint, for example signing in through the session. */
  send?: (values: z.input<E['body']>, idempotencyKey: string) => Promise<EndpointResponse<E>>
  onSuccess: (response: EndpointResponse<E>) => void | Promise<void>
  /** Keeps what was typed over a reload under this name. Not for forms with secrets. */
  draftName?: string
}

export function useContractForm<E extends FormEndpoint, V extends Fillable<z.input<E['body']>> & object>(
  options: UseContractFormOptions<E, V>,
) {
  const { client, identity } = useSession()
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)

  const behaviour: FormBehaviour<V, EndpointResponse<E>> = {
    describe: (issues) => describeIssues(i18n, issues),
    send: (values, idempotencyKey) => {
      // The schema has accepted the values, so no field is null any more that may not be.
      const body = values as z.input<E['body']>
      if (options.send) return options.send(body, idempotencyKey)
      return requestEndpoint(client, options.endpoint, { ...options.input, body, idempotencyKey })
    },
    onSuccess: options.onSuccess,
  }
  const [form] = useState(() => {
    const { endpoint, initialValues, draftName } = options
    const owner = identity.read()?.id ?? 'guest'
    const keepsDraft = draftName !== undefined && typeof sessionStorage !== 'undefined'
    const draft = keepsDraft ? createDraft<V>(sessionStorage, owner, draftName) : undefined
    return createContractForm({ schema: endpoint.body, initialValues, draft, ...behaviour })
  })
  useEffect(() => form.behave(behaviour))
  const state = useSyncExternalStore(form.subscribe, form.read, form.read)

  // After hydration, because the server cannot know what was typed.
  useEffect(() => form.restoreDraft(), [form])

  useEffect(() => {
    if (state.refusals > 0) focusFirstInvalid(element.current)
  }, [state.refusals])

  return {
    ...state,
    change: form.change,
    submit: form.submit,
    formProps: {
      ref: element,
      validationErrors: state.errors,
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
      onBlur: () => form.leave(name),
    }),
  }
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button)')?.focus()
}
