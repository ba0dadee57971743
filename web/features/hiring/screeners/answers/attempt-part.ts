import { createContext, useContext } from 'react'

/** What answers need to know of the attempt they belong to. */
export type AttemptPart = {
  attemptId: string
  /** Tells people to use or discard their take before they move on. */
  onBusy: (isBusy: boolean) => void
}

/** Set while an attempt is running. */
const Part = createContext<AttemptPart | null>(null)

export const AttemptPartProvider = Part.Provider
export const useAttemptPart = (): AttemptPart | null => useContext(Part)
