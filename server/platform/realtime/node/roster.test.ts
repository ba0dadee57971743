import { beforeEach, describe, expect, it } from 'vitest'
import { Roster, type RosterEntry } from './roster.ts'

let roster: Roster
let news: string[]

beforeEach(() => {
  roster = new Roster('self')
  news = []
  roster.listen({
    onCount: (channel, { before, after, isOurs }) => news.push(`${channel} ${before}→${after}${isOurs ? ' ours' : ''}`),
    onMember: (channel, user, { isThere }) => news.push(`${user} ${isThere ? 'in' : 'out of'} ${channel}`),
    onUser: (user, isOnline) => news.push(`${user} ${isOnline ? 'online' : 'offline'}`),
    onOwnChange: () => undefined,
  })
})

const member = (user: string, count: number): RosterEntry => ({
  of: 'member',
  channel: 'hall',
  user,
  count,
  info: { user },
})

describe('the roster', () => {
  it('counts an update once, however often it arrives', () => {
    const entry: RosterEntry = { of: 'channel', channel: 'a', count: 3 }
    roster.apply('other', [entry, entry])
    roster.setOwnCount('a', 2)
    expect(roster.subscriptionsOf('a')).toBe(5)
    expect(news).toEqual(['a 0→3', 'a 3→5 ours'])
  })

  it('lists a person from the first connection on any node to the last', () => {
    roster.apply('other', [member('anna', 1)])
    roster.addOwnMember('hall', 'anna', {}, 1)
    roster.apply('other', [member('anna', 0)])
    expect([...roster.membersOf('hall').keys()]).toEqual(['anna'])
    roster.addOwnMember('hall', 'anna', {}, -1)
    expect(roster.membersOf('hall').size).toBe(0)
    expect(news).toEqual(['anna in hall', 'anna out of hall'])
  })

  it("replaces a node's entries with a full update and reports only differences", () => {
    roster.apply('other', [member('anna', 1), member('ben', 1), { of: 'user', user: 'ben', count: 1 }])
    news = []
    roster.replace('other', [member('anna', 2), member('carl', 1)])
    expect(news).toEqual(['ben out of hall', 'ben offline', 'carl in hall'])
  })
})

it('removes everybody on a node that is gone, and nobody else', () => {
  roster.addOwnUser('anna', 1)
  roster.apply('other', [
    { of: 'user', user: 'anna', count: 1 },
    { of: 'user', user: 'ben', count: 1 },
    { of: 'channel', channel: 'a', count: 1 },
  ])
  roster.drop('other')
  expect([roster.isOnline('anna'), roster.isOnline('ben')]).toEqual([true, false])
  expect(roster.occupied('')).toEqual([])
  expect(roster.entriesOf('self')).toEqual([{ of: 'user', user: 'anna', count: 1 }])
})
