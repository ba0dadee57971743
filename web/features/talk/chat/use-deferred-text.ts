import { useEffect, useState } from 'react'

/** Do not search between two keystrokes. */
const PAUSE_MS = 300

export function useDeferredText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
