import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components'
import styles from './form.module.css'
import { type FormFeedback, useFormFeedback } from './plain-form.tsx'

type FormProps = FormFeedback &
  Omit<AriaFormProps, 'className' | 'validationErrors' | 'render'> & {
    children: ReactNode
  }

export function Form({ errors, problem, refusals, children, ...props }: FormProps) {
  const feedback = useFormFeedback(
    { errors, problem, ...(refusals !== undefined && { refusals }) },
    props.validationBehavior !== 'aria',
    children,
  )
  return (
    // Never by GET: a submit before the scripts are there would put what was typed into the address.
    <AriaForm
      method="post"
      {...props}
      ref={feedback.form}
      className={styles.form ?? ''}
      validationErrors={feedback.errors}
    >
      {feedback.body}
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
