import type { CutOutWatch, cutOut, Part } from './cut-out.ts'

/** unreachable: what cuts comes from the server when it is first needed, and did not come. */
export type CutProblem = 'unreachable' | 'unable'

export class CannotCut extends Error {
  readonly why: CutProblem

  constructor(why: CutProblem) {
    super(`cannot cut: ${why}`)
    this.why = why
  }
}

// Most people use what they recorded as it is: what cuts is as large as the rest of the recorder, and comes when it is needed.
const loadCutter = () => import('./cut-out.ts')

/** Throws CannotCut, or the reason of the signal. */
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
