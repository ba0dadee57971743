// Everything that runs beside the page for the life of the document: page views, the check for newer builds, the feedback
// widget, and moving the focus so that screen readers announce page changes.

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Runtime } from '../runtime.ts'
import { usePageViews } from './use-page-views.ts'
import { whenIdle } from './when-idle.ts'

export function useDocumentEffects(runtime: Runtime): void {
  usePageViews(runtime.analytics)
  useFocusOnNewPage()
  useHashOfRequestedPage()
  useEffect(() => {
    runtime.buildWatch.start()
    startFeedback(runtime)
    void import('./lost-focus.ts').then(({ keepFocus }) => keepFocus(document))
  }, [runtime])
}

/** Lets tests and styles tell a hydrated page (error pages included) from one that is only server-rendered. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
}

/** The history key of the page this document was loaded for; a reload keeps it. */
const loadedKey = typeof window === 'undefined' ? null : (readKey(window.history.state) ?? 'default')

function readKey(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null
}

/** Screen readers stay where the focus is: move it to the heading of the new page, which also announces it. */
export function useFocusOnNewPage(): void {
  const { pathname, key } = useLocation()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    // An error page unmounts everything, so a page that follows it is also the first one shown here.
    const isFirst = shown.current === null && key === loadedKey
    const isSame = shown.current === pathname
    shown.current = pathname
    if (isFirst || isSame) return
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, key])
}

function useHashOfRequestedPage(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (hash === '' || !search.includes('redirect=')) return
    void import('../session/redirect-hash.ts').then(({ withHashInRedirect }) => {
      const address = withHashInRedirect({ pathname, search, hash })
      if (address !== null) void navigate(address, { replace: true })
    })
  }, [navigate])
}

function startFeedback({ site, log }: Runtime): void {
  const { feedback } = site
  if (!feedback) return
  const load = async () => {
    const { createFeedbackWidgetLoader } = await import('./feedback-widget.ts')
    return createFeedbackWidgetLoader({ document, page: window, source: feedback.source, log }).load(feedback.token)
  }
  whenIdle(() => {
    load().catch((error: unknown) => log.warn('The feedback widget could not be loaded', error))
  })
}
