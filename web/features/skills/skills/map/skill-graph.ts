// Skills as a graph: what builds on what, in layers. A skill is below everything that it builds on.

import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import type { ProvenSkill } from '#shared/features/skills/skills/skills.contract.ts'
import { foundations } from '../skill-foundations.ts'

/** `on`: shown skills that it builds on. */
export type GraphNode = { skill: ProvenSkill; on: ProvenSkill[] }
export type GraphEdge = { from: string; to: string }
/** Skills that lines connect; the last one of a region has those without a line. */
export type SkillFamily = { layers: GraphNode[][]; edges: GraphEdge[] }
export type SkillRegion = { area: ProvenSkill['area']; families: SkillFamily[] }

type PlacedNode = GraphNode & { depth: number }

/** One region for each area, the largest first. */
export function skillRegions(all: readonly ProvenSkill[]): SkillRegion[] {
  const shown = new Map(all.map((skill) => [skill.slug, skill]))
  const basisOf = (slug: string): ProvenSkill[] =>
    [...new Set([...(impliedSkills.get(slug) ?? []), ...(foundations.get(slug) ?? [])])].flatMap(
      (one) => shown.get(one) ?? [],
    )
  const depthOf = (slug: string): number =>
    basisOf(slug).reduce((most, one) => Math.max(most, depthOf(one.slug) + 1), 0)
  const nodes = all.map((skill) => ({ skill, on: basisOf(skill.slug), depth: depthOf(skill.slug) }))
  return [...Map.groupBy(nodes, ({ skill }) => skill.area)]
    .map(([area, inArea]) => ({ area, inArea }))
    .toSorted((one, other) => other.inArea.length - one.inArea.length)
    .map(({ area, inArea }) => ({ area, families: familiesOf(inArea) }))
}

/** Separate, so that lines do not pass below skills they have nothing to do with. */
function familiesOf(nodes: readonly PlacedNode[]): SkillFamily[] {
  const edges = nodes.flatMap(({ skill, on }) =>
    on.filter(({ area }) => area === skill.area).map((one) => ({ from: one.slug, to: skill.slug })),
  )
  const familyOf = new Map(nodes.map(({ skill }) => [skill.slug, skill.slug]))
  for (const { from, to } of edges) {
    const [kept, joined] = [familyOf.get(from), familyOf.get(to)]
    for (const [slug, family] of familyOf) if (family === joined) familyOf.set(slug, kept ?? slug)
  }
  const groups = [...Map.groupBy(nodes, ({ skill }) => familyOf.get(skill.slug)).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const alone = groups.filter(({ length }) => length === 1).flat()
  return [
    ...groups
      .filter(({ length }) => length > 1)
      .map((family) => ({
        layers: inOrder([...Map.groupBy(family, ({ depth }) => depth)].toSorted(([one], [other]) => one - other)),
        edges: edges.filter(({ to }) => family.some(({ skill }) => skill.slug === to)),
      })),
    ...(alone.length === 0 ? [] : [{ layers: [alone], edges: [] }]),
  ]
}

/** Skills are placed below what they build on, so that few lines cross; those with most others on them come first. */
function inOrder(layers: readonly (readonly [number, GraphNode[]])[]): GraphNode[][] {
  const all = layers.flatMap(([, nodes]) => nodes)
  const weightOf = ({ skill }: GraphNode): number =>
    all.filter(({ on }) => on.some(({ slug }) => slug === skill.slug)).length
  const ordered: GraphNode[][] = []
  for (const [, nodes] of layers) {
    const above = ordered.flat().map(({ skill }) => skill.slug)
    const placeOf = ({ on }: GraphNode): number => {
      const places = on.map(({ slug }) => above.indexOf(slug)).filter((place) => place !== -1)
      return places.length === 0 ? above.length : places.reduce((sum, place) => sum + place, 0) / places.length
    }
    ordered.push(nodes.toSorted((one, other) => placeOf(one) - placeOf(other) || weightOf(other) - weightOf(one)))
  }
  return ordered
}
