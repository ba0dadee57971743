// What a form tells the fields in it that are the browser's own.

import { createContext } from 'react'

export type FieldErrors = Readonly<Record<string, string[]>>

export type FormContextValue = {
  errors: FieldErrors
  /** False when the page judges the values itself: the browser then says nothing of its own. */
  isJudgedByBrowser: boolean
}

export const FormContext = createContext<FormContextValue>({ errors: {}, isJudgedByBrowser: true })
