import { Plural } from '@lingui/react/macro'
import { type FormHTMLAttributes, type ReactNode, useEffect, useMemo, useRef } from 'react'
import styles from './form.module.css'
import { type FieldErrors, FormContext } from './form-context.ts'

export type FormFeedback = {
  /** What the server said, by field name. Each text appears under its field and goes when the field is changed. */
  errors?: FieldErrors | undefined
  /** What the server said about the whole, for example that the link has run out. */
  problem?: ReactNode
  /** How often a submit was refused. Errors found while the person fills it in change nothing but their field. */
  refusals?: number
}

type PlainFormProps = FormFeedback &
  Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
    /** `aria`: the page judges; `native`: the browser does. */
    validationBehavior?: 'aria' | 'native'
    children: ReactNode
  }

const noErrors: FieldErrors = {}
const INVALID = '[aria-invalid="true"], [data-invalid] :is(input, button)'

/**
 * The browser's own form, for the pages people see first: its fields are TextField, PasswordField and TickBox. One with
 * fields of React Aria stands in a Form.
 */
export function PlainForm({ validationBehavior, onSubmit, children, ...feedback }: PlainFormProps) {
  const { form, body } = useFormFeedback(feedback, validationBehavior !== 'aria', children)
  return (
    // Never by GET: a submit before the scripts are there would put what was typed into the address.
    <form
      ref={form}
      method="post"
      noValidate={validationBehavior === 'aria'}
      className={styles.form}
      onSubmit={onSubmit}
    >
      {body}
    </form>
  )
}

/** What both kinds of form hold: the summary of what was refused, and the fields with what was said about them. */
export function useFormFeedback(feedback: FormFeedback, isJudgedByBrowser: boolean, children: ReactNode) {
  const { errors = noErrors, problem, refusals = 0 } = feedback
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const messages = Object.entries(errors)
  const needsSummary = refusals > 0 && (Boolean(problem) || messages.length > 1)
  const context = useMemo(() => ({ errors, isJudgedByBrowser }), [errors, isJudgedByBrowser])

  // A refused form must be noticed: the reader is taken to the summary, or to the field when there is only one.
  useEffect(() => {
    if (refusals === 0) return
    const firstInvalid = form.current?.querySelector<HTMLElement>(INVALID)
    const target = summary.current ?? firstInvalid
    target?.focus()
  }, [refusals])

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
