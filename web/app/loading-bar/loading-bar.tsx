import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingBar as Bar, createLoadingBar, type LoadingBarState } from './loading-bar-state.ts'

/** The bar of this document. Where the router reports an error, tell it: `pageLoadingBar.finish({ hasFailed: true })`. */
export const pageLoadingBar = createLoadingBar({
  now: () => performance.now(),
  setTimeout: (run, delay) => window.setTimeout(run, delay),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
  requestFrame: (run) => window.requestAnimationFrame(run),
  cancelFrame: (frame) => window.cancelAnimationFrame(frame as number),
})

export function LoadingBar({ bar = pageLoadingBar }: { bar?: Bar }) {
  const { t } = useLingui()
  const line = useRef<HTMLDivElement>(null)
  const isNavigating = useNavigation().state !== 'idle'

  useEffect(() => {
    const draw = () => line.current && drawBar(line.current, bar.read())
    draw()
    return bar.subscribe(draw)
  }, [bar])

  useEffect(() => {
    if (!isNavigating) return
    bar.start()
    return () => bar.finish()
  }, [bar, isNavigating])

  return (
    <div
      ref={line}
      className={styles.bar}
      role="progressbar"
      aria-label={t`Loading the page`}
      aria-valuenow={0}
      aria-hidden
      hidden
    />
  )
}

/**
 * Past React: an update in every frame would interrupt the drawing of the very page that is waited for, which on a slow
 * machine then begins anew with every frame.
 */
function drawBar(line: HTMLElement, { progress, isVisible, hasFailed }: LoadingBarState): void {
  line.style.setProperty('--progress', String(progress / 100))
  line.toggleAttribute('data-visible', isVisible)
  line.toggleAttribute('data-failed', hasFailed)
  line.setAttribute('aria-valuenow', String(Math.round(progress)))
  line.setAttribute('aria-hidden', String(!isVisible))
  line.hidden = !isVisible && progress === 0
}
