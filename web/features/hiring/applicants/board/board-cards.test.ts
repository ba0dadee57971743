import { expect, it } from 'vitest'
import { aBoard, aCard } from '../applicants.builder.ts'
import { withCard, withKnownCards, withPage } from './board-cards.ts'

const placing = { sort: 'newest', isFiltered: false } as const
const idsIn = (board: ReturnType<typeof aBoard>, key: string) =>
  board.lanes.find((lane) => lane.key === key)?.items.map(({ id }) => id)

it('an applicant who moves is counted and sorted in the new stage', () => {
  const [first, second] = [aCard({ id: 'a', submittedAt: '2026-11-02' }), aCard({ id: 'b', submittedAt: '2026-11-01' })]
  const there = aCard({ id: 'c', submittedAt: '2026-10-01', stageId: 'talk' })
  const board = aBoard({ new: [first, second], talk: [there] })
  const moved = withCard(board, { ...first, stageId: 'talk' }, placing)
  expect(idsIn(moved, 'new')).toEqual(['b'])
  expect(idsIn(moved, 'talk')).toEqual(['a', 'c'])
  expect(moved.columns).toEqual({ new: 1, talk: 2 })
  expect(withCard(moved, { ...first, stageId: 'talk' }, placing).columns, 'hearing of it twice').toEqual(moved.columns)
})

it('an applicant who is out leaves the board', () => {
  const card = aCard({ id: 'a' })
  const left = withCard(aBoard({ new: [card], talk: [] }), { ...card, status: 'withdrawn' }, placing)
  expect(idsIn(left, 'new')).toEqual([])
  expect(left.columns).toEqual({ new: 0, talk: 0, ended: 1 })
})

it('while cards are missing, nobody is put behind the last one or into a filtered board', () => {
  const shown = aCard({ id: 'a', submittedAt: '2026-11-02' })
  const older = aCard({ id: 'b', submittedAt: '2026-11-01' })
  const board = aBoard({ new: [shown], talk: [] }, { nextCursor: 'more' })
  expect(idsIn(withCard(board, older, placing), 'new')).toEqual(['a'])
  expect(withCard(board, older, { ...placing, isFiltered: true })).toBe(board)
  expect(idsIn(withPage(board, 'new', { items: [shown, older], nextCursor: null }), 'new')).toEqual(['a', 'b'])
})

it('after loading all again, only cards that have changed are new objects', () => {
  const [same, other] = [aCard({ id: 'a' }), aCard({ id: 'b' })]
  const old = aBoard({ new: [same, other], talk: [aCard({ id: 'c' })] })
  const fresh = structuredClone(withCard(old, { ...other, stageId: 'talk' }, placing))
  const merged = withKnownCards(old, fresh)
  expect(merged).toEqual(fresh)
  expect(merged.lanes[0]?.items[0]).toBe(same)
  expect(withKnownCards(old, structuredClone(old)).lanes).toEqual(
    old.lanes.map((lane) => expect.toSatisfy((one) => one === lane)),
  )
  expect(withKnownCards(undefined, old)).toEqual(old)
})
