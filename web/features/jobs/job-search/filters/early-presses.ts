// Before their code has loaded, the filters are a native form that already accepts presses. This carries them over after
// hydration.

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readAddress } from '../address/read-address.ts'
import { type SearchState, writeSearch } from '../address/search-state.ts'

/**
 * `state` with the early presses applied; null when there were none. Only looks at checkboxes that have changed since they were
 * rendered: the form need not have a field for every part of the search.
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
