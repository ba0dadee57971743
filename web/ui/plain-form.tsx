import { Plural } from '@lingui/react/macro'
import { type FormHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import styles from './form.module.css'
import { type FieldErrors, FormContext } from './form-context.ts'

export type FormFeedback = {
  /** The server's messages by field name. Each appears under its field and disappears when the field is changed. */
  errors?: FieldErrors | undefined
  /** The server's message for the form as a whole, for example that the link has expired. */
  problem?: ReactNode
  /** How often a submit was rejected. Errors found while filling in the form only affect their field. */
  failureCount?: number
}

/** For a form that the page's action handles when there are no scripts yet. */
export type PlainSubmit = {
  action: string
  /** Fields the person does not see. */
  hidden: Readonly<Record<string, string>>
  /** Receives what was typed and ticked before the scripts had loaded. */
  onEarlyInput?: (values: Readonly<Record<string, string | boolean>>) => void
}

type PlainFormProps = FormFeedback &
  Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
    /** `aria`: the page validates; `native`: the browser does. */
    validationBehavior?: 'aria' | 'native'
    plain?: PlainSubmit | undefined
    children: ReactNode
  }

const noErrors: FieldErrors = {}
const INVALID = '[aria-invalid="true"], [data-invalid] :is(input, button)'

/** A native form for landing pages: its fields are TextField, PasswordField and TickBox. Use Form for React Aria fields. */
export function PlainForm({ validationBehavior, onSubmit, plain, children, ...feedback }: PlainFormProps) {
  const { form, body } = useFormFeedback(feedback, validationBehavior !== 'aria', children, plain !== undefined)
  const adoptEarlyInput = useEffectEvent((typed: Record<string, string | boolean>) => plain?.onEarlyInput?.(typed))
  useEffect(() => {
    const typed = form.current && readEarlyInput(form.current)
    // Runs after the page's effects, which may restore an older draft.
    if (typed) queueMicrotask(() => adoptEarlyInput(typed))
  }, [form])
  return (
    // Never GET: submitting before scripts have loaded would put the input into the URL.
    <form
      ref={form}
      method="post"
      action={plain?.action}
      noValidate={validationBehavior === 'aria'}
      className={styles.form}
      onSubmit={onSubmit}
    >
      {plain &&
        Object.entries(plain.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
      {body}
    </form>
  )
}

/** Hydration keeps the content of the fields, but React does not know about it. Null if they are unchanged. */
function readEarlyInput(form: HTMLFormElement): Record<string, string | boolean> | null {
  const changed = [...form.querySelectorAll('input')].flatMap((input): [string, string | boolean][] => {
    if (input.type === 'checkbox') return input.checked === input.defaultChecked ? [] : [[input.name, input.checked]]
    return input.value === input.defaultValue ? [] : [[input.name, input.value]]
  })
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** What both kinds of form contain: the error summary, and the fields with their errors. */
export function useFormFeedback(
  feedback: FormFeedback,
  isBrowserValidated: boolean,
  children: ReactNode,
  isPlain = false,
) {
  const { errors = noErrors, problem, failureCount = 0 } = feedback
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const messages = Object.entries(errors)
  const needsSummary = failureCount > 0 && (Boolean(problem) || messages.length > 1)
  const context = useMemo(() => ({ errors, isBrowserValidated, isPlain }), [errors, isBrowserValidated, isPlain])

  // A rejected form must be noticed: focus the summary, or the field when there is only one.
  useEffect(() => {
    if (failureCount === 0) return
    const firstInvalid = form.current?.querySelector<HTMLElement>(INVALID)
    const target = summary.current ?? firstInvalid
    target?.focus()
  }, [failureCount])

  const body = (
    <>
      {needsSummary && (
        <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
          {problem ? (
            <div>{problem}</div>
          ) : (
            <p>
              <Plural value={messages.length} one="Fix # field" other="Fix # fields" />
            </p>
          )}
        </div>
      )}
      <FormContext value={context}>{children}</FormContext>
    </>
  )
  return { form, errors, body }
}
