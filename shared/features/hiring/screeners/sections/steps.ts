// Which questions of an attempt are open at the same time. Without rules about the order that is all of them; with sections that have
// time limits of their own, one section; if people can only go forward, one question.

import type { Navigation } from './navigation.ts'
import type { Section } from './section.contract.ts'

type Placed = { id: string; section?: number | undefined }
export type TestShape = { questions: readonly Placed[]; sections: readonly Section[]; navigation: Navigation }

export type Step = { section: number; questionIds: string[] }

export const sectionOf = ({ section }: Pick<Placed, 'section'>): number => section ?? 0

export const hasSteps = ({ sections, navigation }: Omit<TestShape, 'questions'>): boolean =>
  navigation === 'forward' || sections.some(({ minutes }) => minutes !== null)

/** `order`: the questions of this attempt, section by section. */
export function stepsOf(test: TestShape, order: readonly string[]): Step[] {
  const places = new Map(test.questions.map((question) => [question.id, sectionOf(question)]))
  const placeOf = (id: string) => places.get(id) ?? 0
  if (!hasSteps(test)) return [{ section: 0, questionIds: [...order] }]
  if (test.navigation === 'forward') return order.map((id) => ({ section: placeOf(id), questionIds: [id] }))
  return [...Map.groupBy(order, placeOf)].map(([section, questionIds]) => ({ section, questionIds }))
}

/** The step after this one: once the time of the section is up, the first of the next section. Null after the last one. */
export function stepAfter(steps: readonly Step[], current: number, isSectionOver: boolean): number | null {
  const section = steps[current]?.section
  const next = steps.findIndex((step, place) => place > current && (!isSectionOver || step.section !== section))
  return next < 0 ? null : next
}

/** How many questions each person gets. */
export const countAsked = ({ questions, sections }: Omit<TestShape, 'navigation'>): number =>
  sections.length === 0
    ? questions.length
    : sections.reduce((sum, { draw }, place) => {
        const own = questions.filter((question) => sectionOf(question) === place).length
        return sum + Math.min(own, draw ?? own)
      }, 0)
