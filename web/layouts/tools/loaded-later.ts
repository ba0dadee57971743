import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#web/app/document/when-idle.ts'

/** A part that the first look at a page does without: null until it came, and for good when it could not be loaded. */
export function useLoadedLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
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
  return Loaded
}
