import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Analytics } from './analytics.ts'

/** The router's location only changes when a navigation completes, so aborted and redirected ones are not counted. */
export function usePageViews(analytics: Analytics): void {
  const { pathname, search, hash } = useLocation()
  const address = `${pathname}${search}${hash}`
  useEffect(() => analytics.viewPage(address), [analytics, address])
}
