// What goes into a sandbox and what comes out.

export const languages = ['javascript', 'typescript', 'python'] as const
export type Language = (typeof languages)[number]

export type Program = {
  language: Language
  source: string
  /** The function that is called. */
  entry: string
  /** The arguments of each call, as JSON arrays. What should come out stays outside. */
  calls: readonly string[]
}

/**
 * `done`: it returned. `missing`: there is no such function. `output`: it printed or returned too much. `crashed`: it ended its own
 * process. `not_run`: an earlier call was stopped.
 */
export const verdicts = ['done', 'error', 'missing', 'time', 'memory', 'output', 'crashed', 'not_run'] as const
export type Verdict = (typeof verdicts)[number]

export type CallResult = {
  verdict: Verdict
  /** What it returned, as JSON; null if it did not, or returned nothing that JSON can express. */
  value: string | null
  /** The error in the words of the language. */
  message: string
  output: string
}

/** `unloadable`: none of the calls can run. */
export type Report = { ready: true } | { unloadable: CallResult } | { call: CallResult }

export type Tell = (report: Report) => void

/**
 * For all calls together, once the interpreter has started. The processor's time is what counts: on the wall it also passes while
 * others are busy.
 */
export type TimeLimits = { cpuMs: number; wallMs: number }

/** `isPolite`: others on this machine come first. */
export type RunSettings = TimeLimits & { isPolite: boolean }

export const limits = {
  /** Starting takes longer on a busy machine, and the answer is not to blame. */
  startMs: 30_000,
  megabytes: 128,
  /** Printed in all. */
  printedBytes: 256 * 1_024,
  /** Kept of what one call printed. */
  keptOutput: 2_000,
  keptMessage: 500,
  valueLength: 64 * 1_024,
} as const

export const failed = (verdict: Verdict, message = '', output = ''): CallResult => ({
  verdict,
  value: null,
  message: message.slice(0, limits.keptMessage),
  output,
})

/** One result per call, whatever stopped the program. */
export const filledUp = (reported: readonly CallResult[], count: number): CallResult[] => [
  ...reported,
  ...Array.from({ length: count - reported.length }, () => failed('not_run')),
]
