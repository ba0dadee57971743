// Skills as a map: what builds on what. A skill hangs below the one it builds on most directly.

import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import type { ProvenSkill } from '#shared/features/skills/skills/skills.contract.ts'

export type SkillNode = { skill: ProvenSkill; children: SkillNode[] }
export type SkillBranch = { area: ProvenSkill['area']; roots: SkillNode[] }

export function skillTree(all: readonly ProvenSkill[]): SkillBranch[] {
  const nodes = new Map(all.map((skill) => [skill.slug, { skill, children: [] as SkillNode[] }]))
  const roots: SkillNode[] = []
  for (const node of nodes.values()) {
    const parent = (impliedSkills.get(node.skill.slug) ?? [])
      .map((slug) => nodes.get(slug))
      .find((one) => one !== undefined && one !== node)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return [...Map.groupBy(roots, ({ skill }) => skill.area)].map(([area, list]) => ({
    area,
    // The largest families first.
    roots: list.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  }))
}

const sizeOf = ({ children }: SkillNode): number => children.reduce((sum, child) => sum + sizeOf(child), 1)
