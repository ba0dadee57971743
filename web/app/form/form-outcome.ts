// The outcome of a form submitted without scripts, for the page that is rendered in response.

import { useActionData, useLocation, useRouteLoaderData } from 'react-router'
import { FORM_FIELD, FORM_TOKEN_FIELD } from '#shared/page-forms.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { RootData } from '#web/root.tsx'

export type FormOutcome = {
  form: string
  /** As text, without secrets. Checkboxes are present only if ticked. */
  typed: Readonly<Record<string, unknown>>
  /** What the page needs for the next step. */
  facts: Readonly<Record<string, unknown>>
  failure: { status: number; data: unknown; retryAfter: string | null } | null
}

export const useFormOutcome = () => useActionData<FormOutcome>()

/** A fact for the step the form led to, or a submitted value that is shown again. */
export function outcomeText(outcome: FormOutcome | undefined, name: string): string | null {
  const value = outcome?.facts[name] ?? outcome?.typed[name]
  return typeof value === 'string' ? value : null
}

/** Why the server rejected this form; null if it did not. */
export const failureOf = (outcome: FormOutcome | undefined, form: string | undefined): ApiError | null =>
  outcome?.form === form && outcome?.failure
    ? new ApiError({ method: 'POST', url: '', statusText: '', ...outcome.failure })
    : null

/** For the `plain` property of a PlainForm: the page's own action receives the form under this name. */
export function usePlainSubmit(name: string, hidden?: Readonly<Record<string, string>>) {
  const { pathname, search } = useLocation()
  const token = useRouteLoaderData<RootData>('root')?.formToken
  return {
    action: `${pathname}${search}`,
    hidden: { [FORM_FIELD]: name, ...(token && { [FORM_TOKEN_FIELD]: token }), ...hidden },
  }
}
