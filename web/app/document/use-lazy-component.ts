import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Renders a part that the first paint does not need: nothing until it has loaded, or if loading fails. */
export function useLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let isUnmounted = false
    const show = (component: ComponentType<Props>) => {
      if (!isUnmounted) setLoaded(() => component)
    }
    // Most likely offline. The page works without it, and the next one tries again.
    whenIdle(() => void load().then(show, () => undefined))
    return () => {
      isUnmounted = true
    }
  }, [load])
  return (props) => Loaded && createElement(Loaded, props)
}
