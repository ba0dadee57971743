// Which questions a person gets, and in which order: drawn from the seed of the attempt, section by section.

import { orderOf } from '../scoring/attempt-order.ts'
import { drawQuestions } from '../scoring/draw-questions.ts'
import type { Section } from './section.contract.ts'
import { sectionOf } from './steps.ts'

type Arranged = { id: string; topic?: string | undefined; section?: number | undefined; material?: number | undefined }
type Draw = { sections: readonly Section[]; isShuffled: boolean; seed: number }

/** Question ids in the order of the attempt. */
export function arrange(questions: readonly Arranged[], { sections, isShuffled, seed }: Draw): string[] {
  if (sections.length === 0) return orderOf(questions, { isShuffled, seed })
  return sections.flatMap(({ draw }, place) => {
    const own = questions.filter((question) => sectionOf(question) === place)
    // A shared seed would draw the same positions in every section.
    const ownSeed = (seed + place) | 0
    const drawn = draw === null ? null : new Set(drawQuestions(own, draw, ownSeed))
    return orderOf(drawn ? own.filter(({ id }) => drawn.has(id)) : own, { isShuffled, seed: ownSeed })
  })
}
