import { createContext, useContext } from 'react'
import type { Clock } from '#shared/kit/time-format.ts'

const ClockContext = createContext<Clock>('h23')

export const ClockProvider = ClockContext.Provider

/** The reader's 12- or 24-hour preference; pass it to formatTime wherever a time is shown. */
export const useClock = (): Clock => useContext(ClockContext)
