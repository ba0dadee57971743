import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingBar as Bar, createLoadingBar, type LoadingBarState } from './loading-bar-state.ts'

/** The bar of this document. Report router errors with `pageLoadingBar.finish({ hasFailed: true })`. */
export const pageLoadingBar = createLoadingBar({
  now: () => performance.now(),
  setTimeout: (run, delay) => window.setTimeout(run, delay),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
  requestFrame: (run) => window.requestAnimationFrame(run),
  cancelFrame: (frame) => window.cancelAnimationFrame(frame as number),
})

export function LoadingBar({ bar = pageLoadingBar }: { bar?: Bar }) {
  const { t } = useLingui()
  const isNavigating = useNavigation().state !== 'idle'

  useEffect(() => {
    if (!isNavigating) return
    bar.start()
    return () => bar.finish()
  }, [bar, isNavigating])

  return (
    <div
      ref={(line) => bar.subscribe(() => line && drawBar(line, bar.read()))}
      className={styles.bar}
      role="progressbar"
      aria-label={t`Loading the page`}
      hidden
    />
  )
}

/**
 * Updates the DOM directly: a React update in every frame would interrupt the concurrent render of the incoming page,
 * which on a slow device would then restart every frame.
 */
function drawBar(line: HTMLElement, { progress, isVisible, hasFailed }: LoadingBarState): void {
  line.style.setProperty('--progress', `${progress / 100}`)
  line.toggleAttribute('data-visible', isVisible)
  line.toggleAttribute('data-failed', hasFailed)
  line.setAttribute('aria-valuenow', `${Math.round(progress)}`)
  // Finished and only fading out: nothing to announce.
  line.setAttribute('aria-hidden', `${progress === 100 || !isVisible}`)
  line.hidden = !isVisible && progress === 0
}
