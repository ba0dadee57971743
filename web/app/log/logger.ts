// The browser's log: six levels, and a throttle so that a failing loop cannot flood the console. Equal lines less than a
// second apart are printed six times; the rest are counted and summed up in one line after a quiet second.

export const logLevels = { error: 0, warn: 1, log: 2, info: 3, debug: 4, trace: 5 } as const
export type LogLevel = keyof typeof logLevels
export type Log = Record<LogLevel, (message: string, ...details: unknown[]) => void>

export const DEFAULT_LOG_LEVEL = logLevels.info
const THROTTLE_MILLISECONDS = 1000
/** How often a line may repeat before it is throttled. */
const THROTTLE_MINIMUM = 5

type Line = { level: LogLevel; args: unknown[] }
type Timers = { setTimeout(run: () => void, delay: number): unknown; clearTimeout(timer: unknown): void }

export type LoggerOptions = {
  write: (level: LogLevel, args: unknown[]) => void
  level?: number
  now?: () => number
  timers?: Timers
}

export function createLogger({ write, level = DEFAULT_LOG_LEVEL, now = Date.now, timers }: LoggerOptions): Log {
  const { setTimeout, clearTimeout } = timers ?? browserTimers
  let last: (Line & { key: string; at: number; repeats: number }) | null = null
  let quietTimer: unknown

  function reportRepeats() {
    if (!last) return
    const suppressed = last.repeats - THROTTLE_MINIMUM
    last.repeats = 0
    if (suppressed > 0) write(last.level, suppressed > 1 ? [...last.args, `(repeated ${suppressed} times)`] : last.args)
  }

  function receive(line: Line) {
    if (logLevels[line.level] > level) return
    clearTimeout(quietTimer)
    const at = now()
    const key = lineKey(line)
    const isRepeat = last !== null && last.key === key && at - last.at < THROTTLE_MILLISECONDS
    if (last && isRepeat) {
      last.at = at
      last.repeats += 1
      if (last.repeats > THROTTLE_MINIMUM) {
        quietTimer = setTimeout(reportRepeats, THROTTLE_MILLISECONDS)
        return
      }
    } else {
      reportRepeats()
      last = { ...line, key, at, repeats: 0 }
    }
    write(line.level, line.args)
  }

  const at =
    (lineLevel: LogLevel) =>
    (...args: unknown[]) =>
      receive({ level: lineLevel, args })
  return {
    error: at('error'),
    warn: at('warn'),
    log: at('log'),
    info: at('info'),
    debug: at('debug'),
    trace: at('trace'),
  }
}

export const writeToConsole = (level: LogLevel, args: unknown[]): void => console[level](...args)

const browserTimers: Timers = {
  setTimeout: (run, delay) => globalThis.setTimeout(run, delay),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
}

function lineKey({ level, args }: Line): string {
  try {
    // Errors have no enumerable fields: without the message two different failures would look like repeats.
    return JSON.stringify([level, args], (_, value: unknown) => (value instanceof Error ? String(value) : value))
  } catch {
    // Cyclic details cannot be compared, so the line never counts as a repeat.
    return `${level} ${Math.random()}`
  }
}
