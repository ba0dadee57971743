import { type FormEvent, useContext, useState } from 'react'
import { useProblemWords } from './field-words.tsx'
import { FormContext } from './form-context.ts'

/** The server's or the browser's error for a field, until its value changes. */
export function useFieldProblem(name: string | undefined, missingMessage: string | undefined) {
  const describe = useProblemWords()
  const { errors, isJudgedByBrowser } = useContext(FormContext)
  const [answered, setAnswered] = useState<typeof errors | null>(null)
  const [found, setFound] = useState<string | null>(null)
  const told = name !== undefined && answered !== errors ? errors[name]?.join(' ') : undefined
  return {
    problem: found ?? told,
    isJudgedByBrowser,
    forget() {
      setFound(null)
      setAnswered(errors)
    },
    onInvalid(event: FormEvent<HTMLInputElement>) {
      // Instead of the browser's bubble. The first invalid field gets the focus, as it would with the bubble.
      event.preventDefault()
      const input = event.currentTarget
      setFound(describe(input.validity, missingMessage) ?? input.validationMessage)
      if (firstWrong(input.form) === input) input.focus()
    },
  }
}

const firstWrong = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((element) => element instanceof HTMLInputElement && !element.validity.valid)
