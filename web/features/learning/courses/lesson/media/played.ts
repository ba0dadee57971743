// How much of a video or sound has been played. Jumping ahead does not count as watching.

type Ranges = { length: number; start: (at: number) => number; end: (at: number) => number }

/** `earlier`: the percentage played in earlier visits, taken to be the beginning. */
export function percentPlayed(played: Ranges, seconds: number, earlier: number): number {
  if (seconds <= 0) return earlier
  const ranges = Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const)
  const sorted = [[0, (earlier / 100) * seconds] as const, ...ranges].toSorted(([one], [other]) => one - other)
  let reached = 0
  let total = 0
  for (const [from, to] of sorted) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.min(100, Math.floor((total / seconds) * 100))
}

/** '1:05:09' or '12:30'. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`
}
