// Which questions of a bank an attempt asks: as many of each topic as of any other, so that one attempt is as hard as the next.

import { shuffle } from './attempt-order.ts'

type Drawable = { id: string; topic?: string | undefined }

/** Ids in the order they are asked. */
export function drawQuestions(bank: readonly Drawable[], wanted: number, seed: number): string[] {
  const piles = [...Map.groupBy(shuffle(bank, seed), ({ topic }) => topic ?? '').values()]
  const drawn: Drawable[] = []
  for (let round = 0; drawn.length < Math.min(wanted, bank.length); round += 1)
    for (const pile of shuffle(piles, seed + round)) {
      const question = pile[round]
      if (question && drawn.length < wanted) drawn.push(question)
    }
  return shuffle(drawn, seed).map(({ id }) => id)
}
