import { describe, expect, it } from 'vitest'
import { findEdited, findOldSnapshots } from './migrations.check.ts'

const journalOf = (...times: number[]) => JSON.stringify({ entries: times.map((when) => ({ when })) })

describe('migrations that others may have run', () => {
  it('may be neither edited nor deleted', () => {
    const changes = 'M\tserver/migrations/0001_a.sql\nD\tserver/migrations/0002_b.sql\n'
    expect(findEdited(changes, journalOf(1, 2, 3), journalOf(1, 2, 3, 4))).toEqual([
      'server/migrations/0001_a.sql was edited: write a new migration instead',
      'server/migrations/0002_b.sql was edited: write a new migration instead',
    ])
  })

  it('may only be replaced all at once, by a first one with the timestamp of the last', () => {
    const changes = 'D\tserver/migrations/0000_a.sql\nD\tserver/migrations/0001_b.sql\n'
    expect(findEdited(changes, journalOf(1, 2), journalOf(2))).toEqual([])
    expect(findEdited(changes, journalOf(1, 2), journalOf(3))).toHaveLength(2)
  })

  it('may not be deleted if there is only the first', () => {
    expect(findEdited('D\tserver/migrations/0000_a.sql', journalOf(1), journalOf(1))).toHaveLength(1)
  })
})

it('keeps only the latest snapshot', () => {
  expect(findOldSnapshots(['_journal.json', '0001_snapshot.json', '0000_snapshot.json'])).toEqual([
    'server/migrations/meta/0000_snapshot.json is not the newest snapshot: delete it',
  ])
})
