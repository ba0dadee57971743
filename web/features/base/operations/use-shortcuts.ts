import { useEffect, useEffectEvent, useState } from 'react'

const STORED = 'ops-shortcuts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, input:not([type="radio"]), [role="dialog"]') !== null

/** Single letters can collide with speech input and other tools, so they can be switched off. */
export function useShortcuts(press: (key: string) => void) {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(STORED) !== 'off'), [])
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
      setOn(next)
    },
  }
}
