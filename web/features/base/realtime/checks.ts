// What this browser can do and is allowed to do, as reported by the browser itself. Nothing is sent anywhere.

export type CheckResult = { isGood: boolean; facts: string }

const good = (facts: string): CheckResult => ({ isGood: true, facts })
const bad = (facts: string): CheckResult => ({ isGood: false, facts })

/** The browser's own error name, which support can look up. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** Not available in every browser. */
type Connection = EventTarget & { type?: string; effectiveType?: string }
const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection

export async function checkNetwork(): Promise<CheckResult> {
  if (!navigator.onLine) return bad('offline')
  const { type, effectiveType } = connection() ?? {}
  const started = performance.now()
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' })
    const speed = `${Math.round(performance.now() - started)} ms`
    const facts = [speed, `status ${answer.status}`, type, effectiveType].filter((one) => one !== undefined).join(', ')
    return answer.ok ? good(facts) : bad(facts)
  } catch (error) {
    return bad(nameOf(error))
  }
}

/** Calls back whenever the device changes, loses or regains its network. */
export function watchNetwork(onChange: () => void): () => void {
  const sources: [EventTarget | undefined, string][] = [
    [window, 'online'],
    [window, 'offline'],
    [connection(), 'change'],
  ]
  for (const [source, event] of sources) source?.addEventListener(event, onChange)
  return () => {
    for (const [source, event] of sources) source?.removeEventListener(event, onChange)
  }
}

export async function checkStorage(): Promise<CheckResult> {
  try {
    const key = 'self-check'
    localStorage.setItem(key, key)
    const isKept = localStorage.getItem(key) === key
    localStorage.removeItem(key)
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {}
    const facts = `${Math.round(usage / 1024)} KB of ${Math.round(quota / 1024 / 1024)} MB`
    return isKept ? good(facts) : bad(facts)
  } catch (error) {
    return bad(nameOf(error))
  }
}

export function checkTimeZone(now = new Date()): CheckResult {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const minutes = -now.getTimezoneOffset()
  const sign = minutes < 0 ? '-' : '+'
  const pad = (part: number) => String(part).padStart(2, '0')
  const offset = `UTC${sign}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
  return zone ? good(`${zone}, ${offset}`) : bad(offset)
}

/** Opens the device, reads its label and releases it at once. */
export async function checkDevice(kind: 'video' | 'audio'): Promise<CheckResult> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: true })
    const [track] = stream.getTracks()
    const label = track?.label ?? ''
    for (const one of stream.getTracks()) one.stop()
    return track ? good(label) : bad('no track')
  } catch (error) {
    return bad(nameOf(error))
  }
}
