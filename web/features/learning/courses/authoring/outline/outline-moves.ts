// The outline as one list of rows, sections and lessons alike: a lesson that moves past the title of a section belongs to the
// other one, and a section takes its lessons along.

import type { DraftSection } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'

export type OutlineRow = { id: string; kind: 'section' | 'lesson' }

export const rowsOf = (sections: readonly DraftSection[]): OutlineRow[] =>
  sections.flatMap(({ id, lessonIds }) => [
    { id, kind: 'section' as const },
    ...lessonIds.map((lessonId) => ({ id: lessonId, kind: 'lesson' as const })),
  ])

export function movedBy(sections: readonly DraftSection[], id: string, by: -1 | 1): DraftSection[] {
  const place = sections.findIndex((section) => section.id === id)
  if (place !== -1) return swapped(sections, place, place + by)
  const at = sections.findIndex(({ lessonIds }) => lessonIds.includes(id))
  const own = sections[at]
  if (!own) return [...sections]
  const within = own.lessonIds.indexOf(id)
  if (own.lessonIds[within + by] !== undefined)
    return replaced(sections, at, { ...own, lessonIds: swapped(own.lessonIds, within, within + by) })
  const next = sections[at + by]
  if (!next) return [...sections]
  const lessonIds = by === 1 ? [id, ...next.lessonIds] : [...next.lessonIds, id]
  return without(sections, id).map((section) => (section.id === next.id ? { ...section, lessonIds } : section))
}

/** Dragged next to another row, or onto the title of a section. */
export function movedTo(
  sections: readonly DraftSection[],
  id: string,
  target: string,
  position: 'before' | 'after' | 'on',
): DraftSection[] {
  if (id === target) return [...sections]
  const isSection = sections.some((section) => section.id === id)
  const targetAt = sections.findIndex((section) => section.id === target || section.lessonIds.includes(target))
  const goal = sections[targetAt]
  if (!goal) return [...sections]
  if (isSection) {
    const moving = sections.find((section) => section.id === id)
    if (!moving || goal.id === id) return [...sections]
    const rest = sections.filter((section) => section.id !== id)
    const isBefore = goal.id === target && position === 'before'
    const at = rest.findIndex((section) => section.id === goal.id) + (isBefore ? 0 : 1)
    return [...rest.slice(0, at), moving, ...rest.slice(at)]
  }
  const rest = without(sections, id)
  // Before the title of a section is the end of the one above it.
  if (goal.id === target && position === 'before')
    return insertedInto(rest, Math.max(0, targetAt - 1), id, targetAt === 0)
  if (goal.id === target) return insertedInto(rest, targetAt, id, true)
  return rest.map((section) => {
    const at = section.lessonIds.indexOf(target)
    if (at === -1) return section
    const place = at + (position === 'before' ? 0 : 1)
    return { ...section, lessonIds: [...section.lessonIds.slice(0, place), id, ...section.lessonIds.slice(place)] }
  })
}

/** The lessons of a removed section go to its neighbour; the last section stays. */
export function withoutSection(sections: readonly DraftSection[], id: string): DraftSection[] {
  const at = sections.findIndex((section) => section.id === id)
  const removed = sections[at]
  const rest = sections.filter((section) => section.id !== id)
  if (!removed || rest.length === 0) return [...sections]
  const heir = Math.max(0, at - 1)
  return rest.map((section, place) => {
    if (place !== heir) return section
    const { lessonIds } = removed
    return {
      ...section,
      lessonIds: at === 0 ? [...lessonIds, ...section.lessonIds] : [...section.lessonIds, ...lessonIds],
    }
  })
}

const without = (sections: readonly DraftSection[], lessonId: string): DraftSection[] =>
  sections.map((section) => ({ ...section, lessonIds: section.lessonIds.filter((other) => other !== lessonId) }))

const insertedInto = (sections: readonly DraftSection[], at: number, id: string, isFirst: boolean): DraftSection[] =>
  sections.map((section, place) => {
    if (place !== at) return section
    return { ...section, lessonIds: isFirst ? [id, ...section.lessonIds] : [...section.lessonIds, id] }
  })

const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((other, place) => (place === at ? one : other))

function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const [first, second] = [list[one], list[other]]
  if (first === undefined || second === undefined) return [...list]
  return replaced(replaced(list, one, second), other, first)
}
