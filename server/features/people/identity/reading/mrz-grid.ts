// Finds the machine-readable zone in a page: two or three lines of 30, 36 or 44 characters, all of the same width. Each
// character gets its place in the line from its position, because text recognition miscounts the long runs of fillers.

import type { Ink } from './page-pixels.ts'

export type Box = { left: number; right: number; top: number; bottom: number }
/** `at` is the position in the line, counted from 0. */
export type Cell = Box & { at: number; isFiller: boolean }
export type GridLine = Box & { cells: Cell[] }

/** Characters per line, by the number of lines. */
const lengths: Record<number, readonly number[]> = { 2: [44, 36], 3: [30] }
const MIN_CHARACTERS = 26
/** Of the width of the page: the zone spans the document. */
const MIN_WIDTH = 0.4
const MIN_HEIGHT = 8

export function findGrid(page: Ink): GridLine[] | null {
  const lines = findBands(page)
    .map((band) => lineIn(page, band))
    .filter((line) => line.cells.length >= MIN_CHARACTERS && line.right - line.left >= page.width * MIN_WIDTH)
  // The zone is at the bottom of the document.
  for (const count of [3, 2])
    for (let end = lines.length; end >= count; end -= 1) {
      const zone = lines.slice(end - count, end)
      const grid = areAlike(zone) ? placeInGrid(page, zone, lengths[count] ?? []) : null
      if (grid) return grid
    }
  return null
}

/** Rows with much ink, together. */
function findBands({ width, height, ink }: Ink): { top: number; bottom: number }[] {
  const changes = Array.from({ length: height }, (_, y) => {
    let count = 0
    for (let x = 1; x < width; x += 1) if (ink[y * width + x] !== ink[y * width + x - 1]) count += 1
    return count
  })
  const bands: { top: number; bottom: number }[] = []
  let top = -1
  for (let y = 0; y <= height; y += 1) {
    const isText = (changes[y] ?? 0) >= MIN_CHARACTERS
    if (isText && top === -1) top = y
    else if (!isText && top !== -1) {
      if (y - top >= MIN_HEIGHT) bands.push({ top, bottom: y })
      top = -1
    }
  }
  return bands
}

/** The characters of a line: columns with ink, with a gap on both sides. */
function lineIn({ width, ink }: Ink, { top, bottom }: { top: number; bottom: number }): GridLine {
  const cells: Cell[] = []
  let left = -1
  for (let x = 0; x <= width; x += 1) {
    let amount = 0
    if (x < width) for (let y = top; y < bottom; y += 1) amount += ink[y * width + x] ?? 0
    if (amount > 0 && left === -1) left = x
    else if (amount === 0 && left !== -1) {
      if (x - left >= 3) cells.push({ left, right: x, top, bottom, at: 0, isFiller: false })
      left = -1
    }
  }
  const size = median(cells.map((cell) => cell.right - cell.left))
  const kept = longestRun(cells.filter((cell) => cell.right - cell.left <= size * 2.2))
  return { left: kept[0]?.left ?? 0, right: kept.at(-1)?.right ?? 0, top, bottom, cells: kept }
}

/** Without the edge of the document and stains beside the line, which are further away than the next character. */
function longestRun(cells: readonly Cell[]): Cell[] {
  const pitch = median(cells.slice(1).map((cell, index) => middle(cell) - middle(cells[index])))
  const runs: Cell[][] = []
  for (const cell of cells) {
    const run = runs.at(-1)
    if (run && middle(cell) - middle(run.at(-1)) <= pitch * 2.2) run.push(cell)
    else runs.push([cell])
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function areAlike(lines: readonly GridLine[]): boolean {
  const heights = lines.map((line) => line.bottom - line.top)
  const isEven = Math.max(...heights) <= Math.min(...heights) * 1.6
  const gaps = lines.slice(1).map((line, index) => line.top - (lines[index]?.bottom ?? 0))
  return isEven && Math.max(...gaps) <= Math.max(...heights) * 2.5
}

function placeInGrid(page: Ink, lines: readonly GridLine[], allowed: readonly number[]): GridLine[] | null {
  const pitch = median(
    lines.flatMap(({ cells }) => cells.slice(1).map((cell, index) => middle(cell) - middle(cells[index]))),
  )
  if (pitch < 6) return null
  const starts = lines.map(({ cells }) => middle(cells[0]))
  const ends = lines.map(({ cells }) => middle(cells.at(-1)))
  const exact = (Math.max(...ends) - Math.min(...starts)) / pitch + 1
  const length = allowed.find((one) => Math.abs(one - exact) <= 1)
  if (length === undefined) return null
  // The first line starts with a letter and the last ends with one or a digit, so the outermost centres fit the grid.
  const start = Math.min(...starts)
  const step = (Math.max(...ends) - start) / (length - 1)
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      at: Math.round((middle(cell) - start) / step),
      isFiller: isFiller(page, cell),
    })),
  }))
}

const middle = (cell: Cell | undefined): number => (cell ? (cell.left + cell.right) / 2 : 0)

/**
 * `<` touches its left edge only in the middle; K, L, E and C, which text recognition takes it for, reach further up and
 * down there.
 */
export function isFiller(page: Ink, cell: Box): boolean {
  const rows = inkRows(page, cell)
  if (!rows) return false
  const third = Math.max(1, Math.round((cell.right - cell.left) / 4))
  const left = inkRows(page, { ...cell, right: cell.left + third })
  const right = inkRows(page, { ...cell, left: cell.right - third })
  if (!left || !right) return false
  const height = rows.bottom - rows.top
  const centre = (left.top + left.bottom) / 2 - rows.top
  return (
    left.bottom - left.top <= height * 0.62 &&
    right.bottom - right.top >= height * 0.8 &&
    Math.abs(centre - height / 2) <= height * 0.18 &&
    !hasInk(page, { left: cell.right - third, right: cell.right, ...around(rows, height) })
  )
}

/** The opening of the angle. */
const around = ({ top }: { top: number }, height: number) => ({
  top: Math.round(top + height * 0.42),
  bottom: Math.round(top + height * 0.58),
})

function hasInk({ width, ink }: Ink, { left, right, top, bottom }: Box): boolean {
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (ink[y * width + x]) return true
  return false
}

function inkRows(page: Ink, box: Box): { top: number; bottom: number } | null {
  let [top, bottom] = [-1, -1]
  for (let y = box.top; y < box.bottom; y += 1) {
    if (!hasInk(page, { ...box, top: y, bottom: y + 1 })) continue
    if (top === -1) top = y
    bottom = y + 1
  }
  return top === -1 ? null : { top, bottom }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
