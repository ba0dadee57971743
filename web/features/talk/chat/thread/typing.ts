// Typing is signalled at most every three seconds, and shown for six: a signal may get lost.

const SEND_EVERY_MS = 3_000
const SHOWN_FOR_MS = 6_000

export const shouldSendTyping = (lastSentAt: number | null, now: number): boolean =>
  lastSentAt === null || now - lastSentAt >= SEND_EVERY_MS

export function createTypists(onChange: (typing: ReadonlySet<string>) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tell = () => onChange(new Set(timers.keys()))

  function stopped(personId: string): void {
    clearTimeout(timers.get(personId))
    if (timers.delete(personId)) tell()
  }

  return {
    noteTyping(personId: string): void {
      const isNew = !timers.has(personId)
      clearTimeout(timers.get(personId))
      timers.set(
        personId,
        setTimeout(() => stopped(personId), SHOWN_FOR_MS),
      )
      if (isNew) tell()
    },
    stopped,
    clear(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
