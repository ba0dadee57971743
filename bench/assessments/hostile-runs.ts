// Runs every hostile program again and again until told to stop, and keeps the verdicts.

import { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { CodeTaker } from './takers.ts'

const LANES = 2

export type HostileRuns = { verdicts: Map<string, Set<string>>; stop: () => Promise<void> }

const pathTo = (path: string, { attemptId, questionId }: CodeTaker): string =>
  path.replace(':id', attemptId).replace(':questionId', questionId)

/** `seq`: higher than in the last round, so that the programs are saved again. */
export async function startHostileRuns(
  origin: string,
  takers: readonly CodeTaker[],
  seq: number,
): Promise<HostileRuns> {
  const verdicts = new Map<string, Set<string>>()
  const state = { isStopped: false }
  const headersOf = ({ cookie, csrf }: CodeTaker) => ({
    'content-type': 'application/json',
    'x-csrf-token': csrf,
    cookie,
    origin,
  })
  for (const taker of takers) {
    const body = JSON.stringify({ value: taker.source, seq })
    const url = origin + pathTo(screeners.answer.path, taker)
    const saved = await fetch(url, { method: 'PUT', headers: headersOf(taker), body })
    if (!saved.ok) throw new Error(`the program was not saved: ${await saved.text()}`)
  }
  const runOne = async (taker: CodeTaker) => {
    const url = origin + pathTo(screeners.run.path, taker)
    const given = await fetch(url, { method: 'POST', headers: headersOf(taker), body: '{}' }).then(
      async (response) => (await response.json()) as { results?: { verdict: string }[]; code?: string },
      // Counted as an answer that nobody got.
      () => ({ code: 'no response' }),
    )
    const known = verdicts.get(taker.what) ?? new Set()
    for (const { verdict } of ('results' in given && given.results) || []) known.add(verdict)
    if (!('results' in given)) known.add(given.code ?? 'refused')
    verdicts.set(taker.what, known)
  }
  // Two at a time keep the sandbox busy without making its queue longer than a connection may wait.
  const runLane = async (lane: number) => {
    for (let turn = lane; !state.isStopped; turn += LANES) {
      const taker = takers[turn % takers.length]
      if (taker) await runOne(taker)
    }
  }
  const running = Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  return {
    verdicts,
    stop: async () => {
      state.isStopped = true
      await running
    },
  }
}
