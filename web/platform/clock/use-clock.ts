import { createContext, useContext } from 'react'
import type { Clock } from '#shared/kit/time-format.ts'

const ClockContext = createContext<Clock>('h23')

export const ClockProvider = ClockContext.Provider

/** How the reader wants hours written; given to formatTime wherever a time is told. */
export const useClock = (): Clock => useContext(ClockContext)
