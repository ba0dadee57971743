// The state of one form that sends one body of the contract: the same schema judges it here and on the server. Values
// survive every failure; a second press while the first is under way does nothing.

import type { FieldErrors } from '#shared/errors.ts'
import type { Draft } from '#web/app/form/drafts.ts'
import { ApiError } from '#web/app/session/api-error.ts'

export type FormState<V> = {
  values: V
  errors: FieldErrors
  /** Why the last submit was refused, when it reached the server. */
  failure: unknown
  isPending: boolean
  /** The last submit has arrived: what follows is the next screen's. */
  isSent: boolean
  /** Grows with each refused submit: the moment to move the focus to the first field that needs work. */
  refusals: number
}

/** What a component may give anew with each rendering. */
export type FormBehaviour<V, R> = {
  /** What is wrong with the values, by field; nothing when the rules cannot be had, for the server has them too. */
  judge: (values: V) => Promise<FieldErrors>
  send: (values: V, idempotencyKey: string) => Promise<R>
  onSuccess: (response: R) => void | Promise<void>
}

export type ContractFormOptions<V, R> = FormBehaviour<V, R> & {
  initialValues: V
  draft?: Draft<V> | undefined
  createKey?: () => string
}

export type ContractForm<V, R> = {
  behave(behaviour: FormBehaviour<V, R>): void
  read(): FormState<V>
  subscribe(listener: () => void): () => void
  change(changed: Partial<V>): void
  /** The person leaves a field: what they typed there is judged, what they have not touched is left in peace. */
  leave(name: keyof V & string): Promise<void>
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
    refusals: 0,
  }

  function update(changed: Partial<FormState<V>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  // The same press repeated must have one effect, but the server refuses a known key with another body.
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
      refuse({ failure, errors })
      return null
    }
  }

  function refuse(refusal: Pick<FormState<V>, 'errors' | 'failure'>) {
    update({ ...refusal, refusals: state.refusals + 1 })
  }

  return {
    behave(next) {
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
    async leave(name) {
      if (!touched.has(name)) return
      const { values, refusals } = state
      const errors = await behaviour.judge(values)
      // Typed on or submitted meanwhile: what was found is out of date.
      if (state.values[name] !== values[name] || state.isPending || state.refusals !== refusals) return
      update({ errors: { ...errorsWithout(state.errors, [name]), ...errorsOf(errors, name) } })
    },
    restoreDraft() {
      const kept = draft?.read()
      if (kept) update({ values: { ...state.values, ...kept } })
    },
    async submit() {
      if (state.isPending) return
      const { values } = state
      update({ isPending: true, isSent: false })
      try {
        const errors = await behaviour.judge(values)
        if (Object.keys(errors).length > 0) return refuse({ errors, failure: null })
        update({ errors: {}, failure: null })
        const answered = await send(values)
        if (!answered) return
        attempt = null
        draft?.clear()
        update({ isSent: true })
        // Still pending while the page moves on, so that nothing is sent twice meanwhile.
        await behaviour.onSuccess(answered.response)
      } finally {
        update({ isPending: false })
      }
    },
  }
}

/** No answer, or one from in between or from a first try that still runs: the write may have happened. */
function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return [0, 502, 503, 504].includes(failure.status) || failure.code === 'request_in_progress'
}

const isAbout = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

const errorsWithout = (errors: FieldErrors, names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.some((name) => isAbout(path, name))))

const errorsOf = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isAbout(path, name)))
