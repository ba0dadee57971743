// Measures how clearly the dot of an i is separated from its stem, as rendered by the browser.

import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Below this, the dot is not visible at a glance. */
export const CLEAR_GAP = 0.45

const SIDE = 40
const CELL = 60

/** From 0 (no gap) to 1 (a gap in the colour of the page), for each font. */
export async function dotGaps(page: Page, fonts: readonly string[]): Promise<Record<string, number>> {
  const style = ({ length }: readonly string[]) => `position:fixed;inset:0 auto auto 0;z-index:200000;display:grid;
    grid-template-columns:repeat(${length},${CELL}px);block-size:${SIDE}px;background:#fff;color:#000;direction:ltr`
  await page.evaluate(
    async ({ css, names }) => {
      const row = Object.assign(document.createElement('div'), { id: 'dots' })
      row.style.cssText = css
      for (const name of names) {
        const cell = Object.assign(document.createElement('span'), { textContent: 'iiiiii' })
        cell.style.font = name
        row.append(cell)
      }
      document.body.append(row)
      await document.fonts.ready
    },
    { css: style(fonts), names: fonts },
  )
  const clip = { x: 0, y: 0, width: CELL * fonts.length, height: SIDE }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await page.evaluate(() => document.querySelector('#dots')?.remove())
  const column = (x: number) =>
    Array.from({ length: SIDE }, (_, y) => 255 - (data[(y * info.width + x) * info.channels] ?? 255))
  return Object.fromEntries(
    fonts.map((name, index) => {
      const columns = Array.from({ length: CELL }, (_, x) => column(index * CELL + x))
      return [name, Math.min(...columns.filter((ink) => Math.max(...ink) > 110).map(gapIn))]
    }),
  )
}

/** The lightest pixel between dot and stem in one column. */
function gapIn(ink: readonly number[]): number {
  const top = ink.findIndex((value) => value > 40)
  const rows = [1, 2, 3, 4, 5].map((below) => top + below)
  const gaps = rows.map((row) => {
    const dot = Math.max(...ink.slice(top, row))
    const stem = Math.max(...ink.slice(row + 1, row + 4))
    return Math.min(dot, stem) - (ink[row] ?? 0)
  })
  return Math.max(...gaps) / 255
}
