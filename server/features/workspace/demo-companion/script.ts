// The script: look at the application, write a first message, move it through the job's stages with a test, an interview and an
// offer on the way, and end it. Where it is the talent's turn, it waits.

import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What the talent has of each: `answered` means that it is the company's turn. */
export type Progress = 'none' | 'waiting' | 'answered' | 'over'
export type SceneProgress = { test: Progress; interview: Progress; offer: Progress }

export type Act =
  | { kind: 'look' | 'greet' | 'test' | 'invite' | 'agree' | 'offer' | 'answer_offer' | 'reject' | 'wait' }
  | { kind: 'move'; stageId: Id }

/** Slow enough to watch the page change, fast enough to wait for it. */
export const LOOK_SECONDS = 10
export const STEP_SECONDS = 20
/** It gives up after three hours without an end. */
export const MAX_STEPS = 540

type Played = Pick<CompanyApplication, 'can' | 'stages' | 'stageId'>
type Stage = CompanyApplication['stages'][number]

const wait: Act = { kind: 'wait' }

/** Null when nothing is left to do: the application has ended, or somebody else has decided meanwhile. */
export function nextAct(
  { can, stages, stageId }: Played,
  step: number,
  ending: CompanionEnding,
  progress: SceneProgress,
): Act | null {
  if (step >= MAX_STEPS || !can.includes('move')) return null
  if (step === 0) return { kind: 'look' }
  if (step === 1) return { kind: 'greet' }
  const place = stages.findIndex(({ id }) => id === stageId)
  const inStage = actIn(stages[place], progress)
  if (inStage) return inStage
  const next = stages[place + 1]
  if (next && next.kind !== 'offer') return { kind: 'move', stageId: next.id }
  return ending === 'rejected' ? { kind: 'reject' } : actOnOffer(progress.offer)
}

/** A test comes before the interview, whether or not the job has a stage for it. */
function actIn(stage: Stage | undefined, { test, interview }: SceneProgress): Act | null {
  const isInterview = stage?.kind === 'interview'
  if (stage?.kind === 'test' || isInterview) {
    if (test === 'none') return { kind: 'test' }
    if (test === 'waiting') return wait
  }
  if (!isInterview) return null
  if (interview === 'none') return { kind: 'invite' }
  if (interview === 'waiting') return wait
  return interview === 'answered' ? { kind: 'agree' } : null
}

/** Sending the offer moves the application to its stage. */
function actOnOffer(offer: Progress): Act | null {
  if (offer === 'none') return { kind: 'offer' }
  if (offer === 'waiting') return wait
  return offer === 'answered' ? { kind: 'answer_offer' } : null
}
