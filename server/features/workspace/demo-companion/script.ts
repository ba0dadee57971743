// The script: look at the application, write a first message, move it through the job's stages, end it.

import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

export type Act =
  | { kind: 'look' }
  | { kind: 'greet' }
  | { kind: 'move'; stageId: Id }
  | { kind: 'end'; ending: CompanionEnding }

/** Slow enough to watch the page change, fast enough to wait for it. */
const LOOK_SECONDS = 10
const STEP_SECONDS = 20
/** The look and the first message come before the stages. */
const FIRST_STEPS = 2

/** When each step happens, in seconds after the application arrives. */
export const timesOf = (stages: number): number[] =>
  Array.from({ length: FIRST_STEPS + stages + 1 }, (_, step) => LOOK_SECONDS + step * STEP_SECONDS)

/** Null when nothing is left to do: the application has ended, or somebody else has decided meanwhile. */
export function nextAct(
  application: Pick<CompanyApplication, 'can' | 'stages' | 'stageId'>,
  step: number,
  ending: CompanionEnding,
): Act | null {
  const { can, stages, stageId } = application
  if (!can.includes('move')) return null
  if (step === 0) return { kind: 'look' }
  if (step === 1) return { kind: 'greet' }
  const stage = stages[stages.findIndex(({ id }) => id === stageId) + 1]
  return stage ? { kind: 'move', stageId: stage.id } : { kind: 'end', ending }
}
