// What a form passes to its native fields.

import { createContext } from 'react'

export type FieldErrors = Readonly<Record<string, string[]>>

export type FormContextValue = {
  errors: FieldErrors
  /** False when the page validates the values itself: the browser then shows no messages of its own. */
  isBrowserValidated: boolean
  /** The form can be submitted before and without scripts. */
  isPlain: boolean
}

export const FormContext = createContext<FormContextValue>({ errors: {}, isBrowserValidated: true, isPlain: false })
