import { describe, expect, it } from 'vitest'
import { skills, skillsNamedIn, splitBySkills } from './skills.ts'

describe('the list of skills', () => {
  it('has every slug and every name once', () => {
    const names = skills.flatMap(({ name, otherNames }) => [name, ...otherNames].map((one) => one.toLowerCase()))
    expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length)
    const twice = names.filter((name, place) => names.indexOf(name) !== place)
    // An own name that is also a later line's other name would be read as the first one.
    expect(twice.filter((name) => name !== 'nextjs' && name !== 'nodejs')).toEqual([])
    for (const { id } of skills) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('is long enough to be of use', () => expect(skills.length).toBeGreaterThan(240))
})

describe('a text', () => {
  it.each([
    ['Senior React Native developer', ['react-native']],
    ['React developer', ['react']],
    ['Golang / K8s engineer', ['go', 'kubernetes']],
    ['C++ and C# and .NET', ['cpp', 'csharp', 'dotnet']],
    ['Node.js, node js, nodejs', ['nodejs']],
    ['Go-to-market lead', []],
    ['to go or not to go', []],
    ['Go engineer', ['go']],
    ['R for statistics', ['r', 'statistics']],
    ['rust on the hull', []],
    ['CI/CD', ['ci-cd']],
    ['machine   learning', ['machine-learning']],
    ['', []],
    ['& / + #', []],
  ])('%s names %j', (text, named) => expect(skillsNamedIn(text)).toEqual(named))

  it('keeps the words that name no skill', () => {
    expect(splitBySkills('remote golang work')).toEqual([
      { text: 'remote', skillId: null },
      { text: 'golang', skillId: 'go' },
      { text: 'work', skillId: null },
    ])
  })
})
