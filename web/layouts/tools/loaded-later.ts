import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#web/app/document/when-idle.ts'

/** Draws a part that the first look at a page does without: nothing until it came, nor when it could not be loaded. */
export function useLoadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let isGone = false
    const show = (component: ComponentType<Props>) => {
      if (!isGone) setLoaded(() => component)
    }
    // Offline, most likely. The page works without it, and the next one tries again.
    whenIdle(() => void load().then(show, () => undefined))
    return () => {
      isGone = true
    }
  }, [load])
  return (props) => Loaded && createElement(Loaded, props)
}
