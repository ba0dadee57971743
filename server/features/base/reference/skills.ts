import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { languageRows } from '#shared/features/base/reference/language-rows.ts'
import type { SkillArea } from '#shared/features/base/reference/skill-areas.ts'
import { skillRows } from './skill-rows.ts'

export type SkillFacts = { slug: string; name: string; area: SkillArea; otherNames: string[] }

const slugOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function readSkill(area: SkillArea, line: string): SkillFacts {
  const [, name = '', slug, others = ''] = /^([^[:]+?)\s*(?:\[([a-z0-9-]+)\])?\s*(?::\s*(.*))?$/.exec(line.trim()) ?? []
  const otherNames = others.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
  return { slug: slug ?? slugOf(name), name, area, otherNames }
}

export const skills: readonly SkillFacts[] = [
  ...Object.entries(skillRows).flatMap(([area, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readSkill(area as SkillArea, line)),
  ),
  ...languageRows.map(({ slug, name, otherNames }) => ({ slug, name, otherNames, area: 'business' as const })),
]
