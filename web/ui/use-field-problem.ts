import { type FormEvent, useContext, useState } from 'react'
import { useProblemText } from './field-text.tsx'
import { FormContext } from './form-context.ts'

/** The server's or the browser's error for a field, until its value changes. */
export function useFieldProblem(name: string | undefined, missingMessage: string | undefined) {
  const describe = useProblemText()
  const { errors, isBrowserValidated } = useContext(FormContext)
  const [dismissed, setDismissed] = useState<typeof errors | null>(null)
  const [browserError, setBrowserError] = useState<string | null>(null)
  const formError = name !== undefined && dismissed !== errors ? errors[name]?.join(' ') : undefined
  return {
    problem: browserError ?? formError,
    isBrowserValidated,
    dismiss() {
      setBrowserError(null)
      setDismissed(errors)
    },
    onInvalid(event: FormEvent<HTMLInputElement>) {
      // Instead of the browser's bubble. The first invalid field gets the focus, as it would with the bubble.
      event.preventDefault()
      const input = event.currentTarget
      setBrowserError(describe(input.validity, missingMessage, input.type) ?? input.validationMessage)
      if (firstInvalid(input.form) === input) input.focus()
    },
  }
}

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((element) => element instanceof HTMLInputElement && !element.validity.valid)
