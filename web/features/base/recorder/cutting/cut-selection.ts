import type { CutOptions, cutOut, Selection } from './cut-out.ts'

/** unreachable: the cutter is loaded from the server on first use, and the download failed. */
export type CutProblem = 'unreachable' | 'unable'

export class CutError extends Error {
  readonly why: CutProblem

  constructor(why: CutProblem) {
    super(`cannot cut: ${why}`)
    this.why = why
  }
}

// Loaded on demand: the cutter is as large as the rest of the recorder, and most people use their take as it is.
const loadCutter = () => import('./cut-out.ts')

/** Throws CutError, or the abort reason of the signal. */
export async function cutSelection(
  content: Blob,
  part: Selection,
  watch: CutOptions,
  load: () => Promise<{ cutOut: typeof cutOut }> = loadCutter,
): Promise<Blob> {
  const cutter = await load().catch(() => null)
  watch.signal.throwIfAborted()
  if (!cutter) throw new CutError('unreachable')
  try {
    return await cutter.cutOut(content, part, watch)
  } catch {
    watch.signal.throwIfAborted()
    throw new CutError('unable')
  }
}
