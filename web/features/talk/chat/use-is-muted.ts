import { useNow } from '#web/platform/clock/use-now.ts'

export function useIsMuted(mutedUntil: string | null): boolean {
  const now = useNow()
  // Until the clock is hydrated, any mute counts.
  return mutedUntil !== null && (now === null || Date.parse(mutedUntil) > now)
}
