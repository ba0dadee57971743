// The filters are a form of the browser's own before their code is there, and take presses as one. What it says then is
// what the person wants.

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readAddress } from '../address/read-address.ts'
import { type SearchState, writeSearch } from '../address/search-state.ts'

/** What the form asks for, if that is not `state`. */
export function readPresses(form: HTMLFormElement, state: SearchState): SearchState | null {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const pressed = readAddress(new URLSearchParams(fields)).state
  return writeSearch(pressed).toString() === writeSearch(state).toString() ? null : pressed
}

export function useEarlyPresses(
  form: RefObject<HTMLFormElement | null>,
  state: SearchState,
  apply: (state: SearchState) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const pressed = form.current && readPresses(form.current, state)
    if (pressed) apply(pressed)
  })
  useEffect(() => catchUp(), [])
}
