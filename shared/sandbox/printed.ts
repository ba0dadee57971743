import { limits } from './program.ts'

/** Collects what a program prints, up to a limit. */
export function createPrinted(onTooMuch: (kept: string) => void) {
  let bytes = 0
  let kept = ''
  return {
    add(text: string): void {
      bytes += text.length
      if (kept.length < limits.keptOutput) kept += text.slice(0, limits.keptOutput - kept.length)
      if (bytes > limits.printedBytes) onTooMuch(kept)
    },
    /** What was printed since the last call. */
    take(): string {
      const output = kept
      kept = ''
      return output
    },
  }
}
