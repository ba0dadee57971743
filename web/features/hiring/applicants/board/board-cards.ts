// Pure updates of a board's cards: loading more, adding, moving, and loading all again.

import { replaceEqualDeep } from '@tanstack/react-query'
import type { ApplicantSort } from '#shared/features/hiring/applications/application-kinds.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type {
  ApplicantBoard,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'

export type Card = CompanyApplicationCard
export type Lane = ApplicantBoard['lanes'][number]

export const laneOf = ({ status, stageId }: Pick<Card, 'status' | 'stageId'>): string =>
  isLive(status) ? (stageId ?? 'new') : 'ended'

export function withPage(board: ApplicantBoard, key: string, { items, nextCursor }: Page<Card>): ApplicantBoard {
  const isShown = new Set(board.lanes.flatMap((lane) => lane.items.map(({ id }) => id)))
  const fresh = items.filter(({ id }) => !isShown.has(id))
  return {
    ...board,
    lanes: board.lanes.map((lane) =>
      lane.key === key ? { ...lane, items: [...lane.items, ...fresh], nextCursor } : lane,
    ),
  }
}

/** Cards and lanes that are the same as before keep their identity, so that they are not rendered again. */
export function withKnownCards(old: ApplicantBoard | undefined, fresh: ApplicantBoard): ApplicantBoard {
  const known = new Map(old?.lanes.flatMap(({ items }) => items.map((card) => [card.id, card] as const)))
  const lanes = fresh.lanes.map((lane) => {
    const before = old?.lanes.find(({ key }) => key === lane.key)
    if (before?.items === lane.items && before.nextCursor === lane.nextCursor) return before
    // Card by card: comparing the rest deeply, too, would compare thousands of cards after every move.
    const items = lane.items.map((card) => replaceEqualDeep(known.get(card.id), card))
    const isSame =
      before?.nextCursor === lane.nextCursor &&
      before.items.length === items.length &&
      items.every((card, place) => card === before.items[place])
    return isSame ? before : { ...lane, items }
  })
  return { ...fresh, lanes }
}

export function findCard(board: ApplicantBoard, id: string): Card | null {
  for (const { items } of board.lanes) {
    const card = items.find((one) => one.id === id)
    if (card) return card
  }
  return null
}

type Placing = { sort: ApplicantSort; isFiltered: boolean }

/** Moves a card to its current lane and updates the counts. Unchanged lanes keep their identity. */
export function withCard(board: ApplicantBoard, card: Card, { sort, isFiltered }: Placing): ApplicantBoard {
  const old = findCard(board, card.id)
  // Only the server knows whether a new applicant matches the filters.
  if (!old && isFiltered) return board
  const [from, to] = [old && laneOf(old), laneOf(card)]
  const columns = { ...board.columns }
  if (from !== to) {
    if (from !== null) columns[from] = Math.max(0, (columns[from] ?? 0) - 1)
    columns[to] = (columns[to] ?? 0) + 1
  }
  return {
    ...board,
    columns,
    lanes: board.lanes.map((lane) => {
      if (lane.key === to) return insert(lane, card, sort)
      return lane.key === from ? { ...lane, items: lane.items.filter(({ id }) => id !== card.id) } : lane
    }),
  }
}

function insert(lane: Lane, card: Card, sort: ApplicantSort): Lane {
  const others = lane.items.filter(({ id }) => id !== card.id)
  const at = others.findIndex((other) => comesBefore(card, other, sort))
  if (at !== -1) return { ...lane, items: others.toSpliced(at, 0, card) }
  // More cards may still load after the last one, so its place is unknown until they do.
  return { ...lane, items: lane.nextCursor === null ? [...others, card] : others }
}

/** As the server sorts. */
function comesBefore(a: Card, b: Card, sort: ApplicantSort): boolean {
  const [first, second] =
    sort === 'newest' ? [b.submittedAt, a.submittedAt] : [a.replyDueAt ?? '9999', b.replyDueAt ?? '9999']
  if (first !== second) return first < second
  return sort === 'newest' ? a.id > b.id : a.id < b.id
}
