import { describe, expect, it } from 'vitest'
import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import type { ProvenSkill } from '#shared/features/skills/skills/skills.contract.ts'
import { foundations } from '../skill-foundations.ts'
import { skillRegions } from './skill-graph.ts'

const skill = (slug: string, area: ProvenSkill['area'] = 'engineering'): ProvenSkill => ({
  slug,
  name: slug,
  area,
  summary: null,
  claimedLevel: null,
  best: null,
  last: null,
  endorsementCount: 0,
  projectCount: 0,
  test: null,
  jobCount: 0,
})

describe('the map of skills', () => {
  it('puts each skill below all it builds on, with a line from each', () => {
    const all = ['next-js', 'css', 'react', 'javascript', 'git'].map((slug) => skill(slug))
    const [region] = skillRegions([...all, skill('sql', 'data')])
    const [family, alone] = region?.families ?? []
    expect(family?.layers.map((layer) => layer.map((node) => node.skill.slug))).toEqual([
      ['javascript', 'css'],
      ['react'],
      ['next-js'],
    ])
    expect(family?.edges).toHaveLength(4)
    expect(family?.edges).toContainEqual({ from: 'css', to: 'react' })
    expect(alone).toMatchObject({ layers: [[{ skill: { slug: 'git' } }]], edges: [] })
  })

  it('names what a skill of another area builds on without a line to it', () => {
    const regions = skillRegions([skill('python'), skill('pandas', 'data')])
    const pandas = regions.find(({ area }) => area === 'data')
    expect(pandas?.families.map(({ edges }) => edges)).toEqual([[]])
    expect(pandas?.families[0]?.layers.flat()[0]?.on.map(({ slug }) => slug)).toEqual(['python'])
  })

  it('has no skill that builds on itself', () => {
    const slugs = new Set([...impliedSkills, ...foundations].flatMap(([slug, basis]) => [slug, ...basis]))
    const regions = skillRegions([...slugs].map((slug) => skill(slug)))
    expect(regions.flatMap(({ families }) => families.flatMap(({ layers }) => layers.flat()))).toHaveLength(slugs.size)
  })
})
