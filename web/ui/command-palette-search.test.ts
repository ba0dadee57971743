import { describe, expect, it } from 'vitest'
import { groupAnswers, matchEntries, type PaletteProvider } from './command-palette-search.ts'

const pages = ['Change password', 'Résumé', 'Jobs around the globe', 'Łódź'].map((label) => ({ label }))
const labelsFor = (query: string) => matchEntries(pages, query).map((page) => page.label)

describe('finding a page by its name', () => {
  it('matches word prefixes in any order', () => expect(labelsFor('pass chan')).toEqual(['Change password']))
  it('does not match the middle of a word', () => expect(labelsFor('word')).toEqual([]))
  it('ignores accents', () => expect(labelsFor('resume')).toEqual(['Résumé']))
  it('finds everything for an empty query', () => expect(labelsFor('  ')).toHaveLength(pages.length))
})

describe('result groups', () => {
  const provider = (id: string): PaletteProvider => ({ id, label: id.toUpperCase(), find: () => [] })
  const entry = { id: '1', label: 'One', href: '/1' }

  const found = { query: 'o', entries: [entry] }

  it('keep the order of their providers, whichever answered first', () => {
    const answers = new Map([
      ['people', found],
      ['jobs', found],
    ])
    const { groups } = groupAnswers([provider('jobs'), provider('people')], answers)
    expect(groups.map((group) => group.label)).toEqual(['JOBS', 'PEOPLE'])
  })

  it('leave out providers without results', () => {
    const answers = new Map([['jobs', { query: 'o', entries: [] }]])
    expect(groupAnswers([provider('jobs')], answers)).toEqual({ groups: [], failed: [] })
  })

  it('name the providers that failed, beside the results of the others', () => {
    const answers = new Map<string, { query: string; entries: 'failed' | typeof found.entries }>([
      ['jobs', { query: 'o', entries: 'failed' }],
      ['people', found],
    ])
    const { groups, failed } = groupAnswers([provider('jobs'), provider('people')], answers)
    expect(failed).toEqual(['JOBS'])
    expect(groups).toHaveLength(1)
  })
})
