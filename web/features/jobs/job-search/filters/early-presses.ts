// The filters are a form of the browser's own before their code is there, and take presses as one. What was pressed then is
// what the person wants.

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readAddress } from '../address/read-address.ts'
import { type SearchState, writeSearch } from '../address/search-state.ts'

/**
 * `state` with what was pressed; null when nothing was. Only a box that no longer is as it was drawn was pressed: the form
 * need not have a field for all that is searched for.
 */
export function readPresses(form: HTMLFormElement, state: SearchState): SearchState | null {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const pressed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)
  if (pressed.length === 0) return null
  const search = writeSearch(state)
  for (const { name, value, checked } of pressed) {
    const others = (search.get(name) ?? '').split(',').filter((one) => one !== '' && one !== value)
    search.set(name, [...others, ...(checked ? [value] : [])].join(','))
  }
  return readAddress(search).state
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
