// Measures how clearly the dot of an i is separated from its stem, as rendered by the browser.

import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Below this, the dot is not visible at a glance. */
export const CLEAR_GAP = 0.8

const SIDE = 40
const CELL = 60

/**
 * From 0 (no gap) to 1 (a gap in the colour of the page), for each font. Buttons, because browsers do not let them inherit
 * `text-rendering`. Whole rows, because a letter between two pixels has columns that are light from top to bottom.
 */
export async function dotGaps(page: Page, fonts: readonly string[]): Promise<Record<string, number>> {
  const style = ({ length }: readonly string[]) => `position:fixed;inset:0 auto auto 0;z-index:200000;display:grid;
    grid-template-columns:repeat(${length},${CELL}px);block-size:${SIDE}px;background:#fff;color:#000;direction:ltr`
  await page.evaluate(
    async ({ css, names }) => {
      const row = Object.assign(document.createElement('div'), { id: 'dots' })
      row.style.cssText = css
      for (const name of names) {
        const cell = Object.assign(document.createElement('button'), { textContent: 'iiiiii' })
        cell.style.cssText = `padding:0;border:0;background:none;color:inherit;font:${name}`
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
  const inkAt = (x: number, y: number) => 255 - (data[(y * info.width + x) * info.channels] ?? 255)
  return Object.fromEntries(
    fonts.map((name, index) => {
      const columns = Array.from({ length: CELL }, (_, x) => index * CELL + x)
      const rows = Array.from({ length: SIDE }, (_, y) => columns.reduce((sum, x) => sum + inkAt(x, y), 0))
      return [name, gapIn(rows)]
    }),
  )
}

/** How much lighter the lightest row between dots and stems is than both, relative to the lighter of the two. */
function gapIn(rows: readonly number[]): number {
  const top = rows.findIndex((ink) => ink > Math.max(...rows) / 6)
  const gaps = [1, 2, 3, 4, 5].map((below) => {
    const row = top + below
    const beside = Math.min(Math.max(...rows.slice(top, row)), Math.max(...rows.slice(row + 1, row + 4)))
    return beside === 0 ? 0 : 1 - (rows[row] ?? 0) / beside
  })
  return Math.max(...gaps)
}
