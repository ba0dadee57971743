// What goes on beside the page for as long as the document lives: page views, the watch for newer builds, the feedback
// widget, and telling people who cannot see it that the page has changed.

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Runtime } from '../runtime.ts'
import { createFeedbackWidgetLoader } from './feedback-widget.ts'
import { usePageViews } from './use-page-views.ts'
import { whenIdle } from './when-idle.ts'

export function usePageLife(runtime: Runtime): void {
  usePageViews(runtime.analytics)
  useFocusOnNewPage()
  useEffect(() => {
    runtime.buildWatch.start()
    startFeedback(runtime)
  }, [runtime])
}

/** Tests and styles can tell a page that answers, be it the page for errors, from one that is only drawn. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
}

/** Screen readers stay where the focus is: a new page starts at its heading, which also reads its name. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

function startFeedback({ site, log }: Runtime): void {
  const { feedback } = site
  if (!feedback) return
  const loader = createFeedbackWidgetLoader({ document, page: window, source: feedback.source, log })
  whenIdle(() => {
    loader.load(feedback.token).catch((error: unknown) => log.warn('The feedback widget could not be loaded', error))
  })
}
