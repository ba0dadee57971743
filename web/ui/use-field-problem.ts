import { type FormEvent, useContext, useState } from 'react'
import { useProblemWords } from './field-words.tsx'
import { FormContext } from './form-context.ts'

/** What the server or the browser found wrong with a field, until its text is changed. */
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
      // Instead of the browser's bubble. The first field that is wrong gets the focus, as it would with the bubble.
      event.preventDefault()
      const input = event.currentTarget
      setFound(describe(input.validity, missingMessage) ?? input.validationMessage)
      if (firstWrong(input.form) === input) input.focus()
    },
  }
}

const firstWrong = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((element) => element instanceof HTMLInputElement && !element.validity.valid)
