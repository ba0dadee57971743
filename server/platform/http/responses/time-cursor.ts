// Keyset cursor for lists ordered by a time, then by id.

import type { Id } from '#shared/kit/ids.ts'

export type Place = { at: Date | null; id: Id }

const NEVER = 'none'

export const cursorOf = ({ at, id }: Place): string => `${at?.getTime() ?? NEVER}_${id}`

/** The contract has validated the format. */
export function placeOf(cursor: string): Place {
  const [time = '', id = ''] = cursor.split('_')
  return { at: time === NEVER ? null : new Date(Number(time)), id }
}

/** Expects one row more than the page holds when there is a next page. */
export function pageOfRows<Row>(rows: readonly Row[], limit: number, placeOfRow: (row: Row) => Place) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? cursorOf(placeOfRow(last)) : null }
}
