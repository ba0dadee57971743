import { type RefObject, startTransition, useEffect, useState } from 'react'

/** The height of a card with the gap below it; card.module.css has the same number. */
export const ROW_REM = 9.5

/** Overscan, so that scrolling and keyboard navigation never hit a blank row. */
const EXTRA_ROWS = 4
/** Rows rendered on the server, where heights are unknown. */
const FIRST_ROWS = 10

type Window = { start: number; end: number }

/** Virtualised: a column of a thousand applicants renders about a dozen cards. */
export function useCardWindow(scroller: RefObject<HTMLElement | null>, count: number): Window {
  const [shown, setShown] = useState<Window>({ start: 0, end: FIRST_ROWS })
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let row = 0
    const update = () => {
      const start = Math.max(0, Math.floor(element.scrollTop / row) - EXTRA_ROWS)
      const end = Math.ceil((element.scrollTop + element.clientHeight) / row) + EXTRA_ROWS
      // In slices, so that the browser can scroll and answer in between; the rows above and below bridge the time.
      startTransition(() => setShown((old) => (old.start === start && old.end === end ? old : { start, end })))
    }
    const measure = () => {
      row = ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      update()
    }
    measure()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller])
  return { start: Math.min(shown.start, Math.max(0, count - 1)), end: Math.min(count, shown.end) }
}
