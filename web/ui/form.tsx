import { Plural } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components'
import styles from './form.module.css'
import { type FieldErrors, FormContext } from './form-context.ts'

type FormProps = Omit<AriaFormProps, 'className' | 'validationErrors' | 'render'> & {
  /** What the server said, by field name. Each text appears under its field and goes when the field is changed. */
  errors?: FieldErrors | undefined
  /** What the server said about the whole, for example that the link has run out. */
  problem?: ReactNode
  /** How often a submit was refused. Errors found while the person fills it in change nothing but their field. */
  refusals?: number
  children: ReactNode
}

const noErrors: FieldErrors = {}
const INVALID = '[aria-invalid="true"], [data-invalid] :is(input, button)'

export function Form({ errors = noErrors, problem, refusals = 0, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const messages = Object.entries(errors)
  const needsSummary = refusals > 0 && (Boolean(problem) || messages.length > 1)
  const isJudgedByBrowser = props.validationBehavior !== 'aria'
  const context = useMemo(() => ({ errors, isJudgedByBrowser }), [errors, isJudgedByBrowser])

  // A refused form must be noticed: the reader is taken to the summary, or to the field when there is only one.
  useEffect(() => {
    if (refusals === 0) return
    const firstInvalid = form.current?.querySelector<HTMLElement>(INVALID)
    const target = summary.current ?? firstInvalid
    target?.focus()
  }, [refusals])

  return (
    // Never by GET: a submit before the scripts are there would put what was typed into the address.
    <AriaForm method="post" {...props} ref={form} className={styles.form ?? ''} validationErrors={errors}>
      {needsSummary && (
        <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
          {problem ? (
            <p>{problem}</p>
          ) : (
            <p>
              <Plural value={messages.length} one="# field needs a change" other="# fields need a change" />
            </p>
          )}
        </div>
      )}
      <FormContext value={context}>{children}</FormContext>
    </AriaForm>
  )
}

/** Short fields that belong together, side by side on desktop. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
