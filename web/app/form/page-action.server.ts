// The server side of forms that work before and without scripts: a page exports `action = pageAction({ … })`, whose entries send
// to the API what its forms would send from the browser. On failure the page is rendered again with messages and typed values.

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { FORM_FIELD, FORM_TOKEN_FIELD } from '#shared/page-forms.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { targetAfterLogin } from '#web/app/session/redirects.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import type { SignInAnswer } from '#web/app/session/sign-in.ts'
import { createCookieTokenStore } from '#web/app/session/token-store.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { type Visit, visitContext } from '#web/app/visit/visit.ts'
import type { FormOutcome } from './form-outcome.ts'

export type SubmittedForm = {
  client: SessionClient
  url: URL
  params: Readonly<Record<string, string | undefined>>
  /** What was typed; '' for a field the form does not have. */
  text(name: string): string
  isTicked(name: string): boolean
  /** Stores the session or token of a sign-in; the ticket when a second step is required. */
  adopt(answer: SignInAnswer): { ticket: string } | null
  /** The same, then goes to `onward`, or where signing in leads. */
  enter(answer: SignInAnswer, onward?: string | null): { ticket: string } | Response
}

/** Returns where to go, or facts for the page's next step. */
type Handler = (form: SubmittedForm) => Promise<Response | Record<string, unknown> | undefined>

/** Never shown again on the page. */
const SECRETS: ReadonlySet<string> = new Set([FORM_FIELD, FORM_TOKEN_FIELD, 'password'])

export const pageAction =
  (handlers: Readonly<Record<string, Handler>>) =>
  async ({ request, context, params }: ActionFunctionArgs) => {
    const visit = context.get(visitContext)
    const fields = await request.formData()
    const form = textOf(fields, FORM_FIELD)
    const handle = Object.hasOwn(handlers, form) ? handlers[form] : undefined
    if (!handle) throw data(null, { status: 400, statusText: 'Unknown form' })
    const typed = Object.fromEntries([...fields].filter(([name]) => !SECRETS.has(name)))
    try {
      const result = await handle(submittedForm(visit, new URL(request.url), params, fields))
      if (result instanceof Response) return result
      return { form, typed, facts: result ?? {}, failure: null } satisfies FormOutcome
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, data: body, retryAfterSeconds } = error
      const failure = { status, data: body, retryAfter: retryAfterSeconds === null ? null : String(retryAfterSeconds) }
      return data({ form, typed, facts: {}, failure } satisfies FormOutcome, { status: status || 502 })
    }
  }

/** '' for a missing field, and for files, which plain forms do not have. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function submittedForm(visit: Visit, url: URL, params: SubmittedForm['params'], fields: FormData): SubmittedForm {
  const { authMode, session } = visit.site
  const isSecure = url.protocol === 'https:'
  const tokens = authMode === 'token' ? createCookieTokenStore(visit.jar, isSecure) : undefined
  const adopt: SubmittedForm['adopt'] = (answer) => {
    if (answer?.next === 'second_factor') return { ticket: String(answer.ticket) }
    if (typeof answer?.token === 'string') tokens?.write(answer.token, { isKept: answer.isRemembered === true })
    return null
  }
  return {
    client: serverClient(visit, tokens),
    url,
    params,
    text: (name) => textOf(fields, name),
    isTicked: (name) => fields.has(name),
    adopt,
    enter: (answer, onward) =>
      adopt(answer) ?? redirect(onward ?? targetAfterLogin(session.redirects, url) ?? `${url.pathname}${url.search}`),
  }
}
