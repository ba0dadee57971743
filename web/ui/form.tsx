import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components'
import fieldStyles from './field.module.css'
import styles from './form.module.css'
import { type FormFeedback, useFormFeedback } from './plain-form.tsx'

type FormProps = FormFeedback &
  Omit<AriaFormProps, 'className' | 'validationErrors' | 'render'> & {
    children: ReactNode
  }

export function Form({ errors, problem, failureCount, children, ...props }: FormProps) {
  const {
    form,
    errors: shownErrors,
    body,
  } = useFormFeedback(
    { errors, problem, ...(failureCount !== undefined && { failureCount }) },
    props.validationBehavior !== 'aria',
    children,
  )
  return (
    // Never GET: submitting before scripts have loaded would put the input into the URL.
    <AriaForm method="post" {...props} ref={form} className={styles.form ?? ''} validationErrors={shownErrors}>
      {body}
    </AriaForm>
  )
}

/** Short related fields, side by side on desktop. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={fieldStyles.pair}>{children}</div>
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
