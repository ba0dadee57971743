import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Analytics } from './analytics.ts'

/** The router's location changes when a navigation is complete, so refused, aborted and redirected ones are not seen. */
export function usePageViews(analytics: Analytics): void {
  const { pathname, search, hash } = useLocation()
  const address = `${pathname}${search}${hash}`
  useEffect(() => analytics.viewPage(address), [analytics, address])
}
