import { describe, expect, it } from 'vitest'
import { groupAnswers, matchEntries, type PaletteProvider } from './command-palette-search.ts'

const pages = ['Change password', 'Résumé', 'Jobs around the globe', 'Łódź'].map((label) => ({ label }))
const labelsFor = (query: string) => matchEntries(pages, query).map((page) => page.label)

describe('finding a page by its name', () => {
  it('takes words in any order, from their beginning', () =>
    expect(labelsFor('pass chan')).toEqual(['Change password']))
  it('does not look into the middle of a word', () => expect(labelsFor('word')).toEqual([]))
  it('forgives missing accents', () => expect(labelsFor('resume')).toEqual(['Résumé']))
  it('finds everything with nothing typed', () => expect(labelsFor('  ')).toHaveLength(pages.length))
})

describe('groups of what was found', () => {
  const provider = (id: string): PaletteProvider => ({ id, label: id.toUpperCase(), find: () => [] })
  const entry = { id: '1', label: 'One', href: '/1' }

  const found = { query: 'o', entries: [entry] }

  it('keep the order of their sources, whichever answered first', () => {
    const answers = new Map([
      ['people', found],
      ['jobs', found],
    ])
    const { groups } = groupAnswers([provider('jobs'), provider('people')], answers)
    expect(groups.map((group) => group.label)).toEqual(['JOBS', 'PEOPLE'])
  })

  it('leave out sources that found nothing', () => {
    const answers = new Map([['jobs', { query: 'o', entries: [] }]])
    expect(groupAnswers([provider('jobs')], answers)).toEqual({ groups: [], failed: [] })
  })

  it('name the sources that could not be asked, beside what the others found', () => {
    const answers = new Map<string, { query: string; entries: 'failed' | typeof found.entries }>([
      ['jobs', { query: 'o', entries: 'failed' }],
      ['people', found],
    ])
    const { groups, failed } = groupAnswers([provider('jobs'), provider('people')], answers)
    expect(failed).toEqual(['JOBS'])
    expect(groups).toHaveLength(1)
  })
})
