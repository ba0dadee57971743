import { useNow } from '#web/platform/clock/use-now.ts'

export function useIsMuted(mutedUntil: string | null): boolean {
  const now = useNow()
  // Until the page has a clock of its own, what is set counts.
  return mutedUntil !== null && (now === null || Date.parse(mutedUntil) > now)
}
