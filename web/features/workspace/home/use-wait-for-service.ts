import { useCallback, useEffect, useRef, useState } from 'react'
import type { reference } from '#shared/features/base/reference/reference.contract.ts'

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30

/** A resource that anyone may request at any time. */
const PROBED_PATH: (typeof reference.countries)['path'] = '/shared/api/countries'

type Wait = { seconds: number; isChecking: boolean; checkNow: () => void }

/** Polls with backoff, and loads the target as a new document once the service is up. */
export function useWaitForService(target: string): Wait {
  const [seconds, setSeconds] = useState(FIRST_WAIT_SECONDS)
  const [isChecking, setIsChecking] = useState(false)
  const nextWait = useRef(FIRST_WAIT_SECONDS)

  const checkNow = useCallback(async () => {
    setIsChecking(true)
    if (await isServiceOpen()) return location.replace(target)
    nextWait.current = Math.min(nextWait.current * 2, LONGEST_WAIT_SECONDS)
    setSeconds(nextWait.current)
    setIsChecking(false)
  }, [target])

  useEffect(() => {
    if (isChecking) return
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else void checkNow()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [seconds, isChecking, checkNow])

  return { seconds: isChecking ? 0 : seconds, isChecking, checkNow: () => void checkNow() }
}

/** Not through the session client: its reaction to a 503 is to come here. */
async function isServiceOpen(): Promise<boolean> {
  try {
    const answer = await fetch(PROBED_PATH, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' })
    return answer.status < 500
  } catch {
    // No response at all: the service is down as well.
    return false
  }
}
