import { describe, expect, it } from 'vitest'
import { lengthOf, moveEnd, moveStart, piecesOf, shiftHours } from './hours-range.ts'

const day = { from: 540, to: 1020 }
const night = { from: 1320, to: 360 }

describe('hours on the band', () => {
  it('have two ends that move independently, even past each other', () => {
    expect(moveStart(day, 600)).toEqual({ from: 600, to: 1020 })
    expect(moveStart(day, 1200)).toEqual({ from: 1200, to: 1020 })
    expect(moveEnd(day, 300)).toEqual({ from: 540, to: 300 })
  })

  it('never become empty', () => {
    expect(moveStart(day, 1020)).toBe(day)
    expect(moveEnd(day, 540)).toBe(day)
    expect(moveEnd({ from: 0, to: 480 }, 1440), 'midnight is midnight').toEqual({ from: 0, to: 480 })
  })

  it('move as a whole around the clock', () => {
    expect(shiftHours(day, 60)).toEqual({ from: 600, to: 1080 })
    expect(shiftHours(day, 420)).toEqual({ from: 960, to: 1440 })
    expect(shiftHours(day, 600)).toEqual({ from: 1140, to: 180 })
    expect(shiftHours({ from: 0, to: 480 }, -60)).toEqual({ from: 1380, to: 420 })
  })

  it('are drawn in two pieces when they run past midnight', () => {
    expect(piecesOf(day)).toEqual([day])
    expect(piecesOf(night)).toEqual([
      { from: 0, to: 360 },
      { from: 1320, to: 1440 },
    ])
  })

  it('are as long as they last', () => {
    expect([lengthOf(day), lengthOf(night), lengthOf({ from: 0, to: 1440 })]).toEqual([480, 480, 1440])
  })
})
