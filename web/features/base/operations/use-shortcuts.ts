import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const STORED = 'ops-shortcuts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, input:not([type="radio"]), [role="dialog"]') !== null

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const isStoredOn = () => localStorage.getItem(STORED) !== 'off'

/** Single letters can collide with speech input and other tools, so they can be switched off. */
export function useShortcuts(press: (key: string) => void) {
  const isOn = useSyncExternalStore(subscribe, isStoredOn, () => true)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    press(event.key.toLowerCase())
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
  return {
    isOn,
    turn(next: boolean) {
      localStorage.setItem(STORED, next ? 'on' : 'off')
      for (const listener of listeners) listener()
    },
  }
}
