// State of a form that sends one request body of the contract, validated by the same schema here and on the server.
// Values survive every failure; submitting again while a submit is pending does nothing.

import type { FieldErrors } from '#shared/errors.ts'
import type { Draft } from '#web/app/form/drafts.ts'
import { ApiError } from '#web/app/session/api-error.ts'

export type FormState<V> = {
  values: V
  errors: FieldErrors
  /** Why the server rejected the last submit. */
  failure: unknown
  isPending: boolean
  /** The last submit succeeded; the form is done. */
  isSent: boolean
  /** Counts rejected submits: the cue to move the focus to the first invalid field. */
  failureCount: number
}

/** What a component may pass anew with each render. */
export type FormBehaviour<V, R> = {
  /** Validation errors by field; none when the schema could not be loaded, since the server validates too. */
  validate: (values: V) => Promise<FieldErrors>
  send: (values: V, idempotencyKey: string) => Promise<R>
  onSuccess: (response: R) => void | Promise<void>
}

export type ContractFormOptions<V, R> = FormBehaviour<V, R> & {
  initialValues: V
  /** The form was submitted before its scripts had loaded, and the server rejected it. */
  rejected?: Pick<FormState<V>, 'errors' | 'failure'> | undefined
  draft?: Draft<V> | undefined
  createKey?: () => string
}

export type ContractForm<V, R> = {
  setBehaviour(behaviour: FormBehaviour<V, R>): void
  read(): FormState<V>
  subscribe(listener: () => void): () => void
  change(changed: Partial<V>): void
  /** On blur: validates the field if it was edited; untouched fields show no errors yet. */
  blur(name: keyof V & string): Promise<void>
  restoreDraft(): void
  submit(): Promise<void>
}

export function createContractForm<V extends object, R>(options: ContractFormOptions<V, R>): ContractForm<V, R> {
  const { draft, createKey = () => crypto.randomUUID() } = options
  let behaviour: FormBehaviour<V, R> = options
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  let attempt: { key: string; body: string } | null = null
  let state: FormState<V> = {
    values: options.initialValues,
    errors: {},
    failure: null,
    isPending: false,
    isSent: false,
    failureCount: options.rejected ? 1 : 0,
    ...options.rejected,
  }

  function update(changed: Partial<FormState<V>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  // A repeated submit must have one effect, but the server rejects a known key with a different body.
  function attemptKey(values: V): string {
    const body = JSON.stringify(values)
    if (attempt?.body !== body) attempt = { key: createKey(), body }
    return attempt.key
  }

  async function send(values: V): Promise<{ response: R } | null> {
    try {
      return { response: await behaviour.send(values, attemptKey(values)) }
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) attempt = null
      const errors = failure instanceof ApiError ? failure.errors : {}
      reject({ failure, errors })
      return null
    }
  }

  function reject(rejection: Pick<FormState<V>, 'errors' | 'failure'>) {
    update({ ...rejection, failureCount: state.failureCount + 1 })
  }

  return {
    setBehaviour(next) {
      behaviour = next
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changed) {
      const names = Object.keys(changed)
      for (const name of names) touched.add(name)
      const values = { ...state.values, ...changed }
      update({ values, errors: errorsWithout(state.errors, names) })
      draft?.write(values)
    },
    async blur(name) {
      if (!touched.has(name)) return
      const { values, failureCount } = state
      const errors = await behaviour.validate(values)
      // Edited or submitted meanwhile: the result is stale.
      if (state.values[name] !== values[name] || state.isPending || state.failureCount !== failureCount) return
      update({ errors: { ...errorsWithout(state.errors, [name]), ...errorsOf(errors, name) } })
    },
    restoreDraft() {
      const stored = draft?.read()
      if (stored) update({ values: { ...state.values, ...stored } })
    },
    async submit() {
      if (state.isPending) return
      const { values } = state
      update({ isPending: true, isSent: false })
      try {
        const errors = await behaviour.validate(values)
        if (Object.keys(errors).length > 0) return reject({ errors, failure: null })
        update({ errors: {}, failure: null })
        const result = await send(values)
        if (!result) return
        attempt = null
        draft?.clear()
        update({ isSent: true })
        // Still pending while the page navigates, so that nothing is sent twice.
        await behaviour.onSuccess(result.response)
      } finally {
        update({ isPending: false })
      }
    },
  }
}

/** No response, one from a proxy, or a first attempt still running: the write may have happened. */
function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return [0, 502, 503, 504].includes(failure.status) || failure.code === 'request_in_progress'
}

const isErrorOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

const errorsWithout = (errors: FieldErrors, names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.some((name) => isErrorOf(path, name))))

const errorsOf = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isErrorOf(path, name)))
