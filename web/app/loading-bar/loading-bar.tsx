import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'
import { type LoadingBar as Bar, createLoadingBar } from './loading-bar-state.ts'

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
  const { progress, isVisible, hasFailed } = useSyncExternalStore(bar.subscribe, bar.read, bar.read)
  const isNavigating = useNavigation().state !== 'idle'

  useEffect(() => {
    if (!isNavigating) return
    bar.start()
    return () => bar.finish()
  }, [bar, isNavigating])

  return (
    <div
      className={styles.bar}
      style={{ '--progress': progress / 100 } as CSSProperties}
      data-visible={isVisible || undefined}
      data-failed={hasFailed || undefined}
      role="progressbar"
      aria-label={t`Loading the page`}
      aria-valuenow={Math.round(progress)}
      aria-hidden={!isVisible}
      hidden={!isVisible && progress === 0}
    />
  )
}
