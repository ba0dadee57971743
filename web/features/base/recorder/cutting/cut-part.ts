import type { CutOutWatch, cutOut, Part } from './cut-out.ts'

/** unreachable: the cutter is loaded from the server on first use, and the download failed. */
export type CutProblem = 'unreachable' | 'unable'

export class CannotCut extends Error {
  readonly why: CutProblem

  constructor(why: CutProblem) {
    super(`cannot cut: ${why}`)
    this.why = why
  }
}

// Loaded on demand: the cutter is as large as the rest of the recorder, and most people use their take as it is.
const loadCutter = () => import('./cut-out.ts')

/** Throws CannotCut, or the abort reason of the signal. */
export async function cutPart(
  content: Blob,
  part: Part,
  watch: CutOutWatch,
  load: () => Promise<{ cutOut: typeof cutOut }> = loadCutter,
): Promise<Blob> {
  const cutter = await load().catch(() => null)
  watch.signal.throwIfAborted()
  if (!cutter) throw new CannotCut('unreachable')
  try {
    return await cutter.cutOut(content, part, watch)
  } catch {
    watch.signal.throwIfAborted()
    throw new CannotCut('unable')
  }
}
