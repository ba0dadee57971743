import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { browserRuntime } from '#web/app/runtime.ts'
import { loadCatalogue } from '#web/app/words/load-catalogue.ts'
import { MessagesProvider } from '#web/app/words/messages.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { setPalette } from './palette-switch.ts'

// The palette's messages belong to no page.
const Palette = lazyPart(async () => {
  const { site, locale } = browserRuntime()
  const [{ Palette: Loaded }] = await Promise.all([
    import('#web/features/workspace/palette/palette.tsx'),
    loadCatalogue(site.buildId, locale, 'palette'),
  ])
  return (props: ComponentProps<typeof Loaded>) => (
    <MessagesProvider locale={locale} feature="palette">
      <Loaded {...props} />
    </MessagesProvider>
  )
})

/** Loaded by the root when the browser is idle: listens for Ctrl K (Cmd K on a Mac) on every screen. */
export function PaletteHost() {
  const { t } = useLingui()
  const [isNeeded, setIsNeeded] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => {
      setIsNeeded(true)
      setIsOpen(true)
    }
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event, navigator.platform)) return
      // Otherwise the browser's own search would open.
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open()
    }
    setPalette(open)
    const { earlyClicks } = window
    if (earlyClicks) {
      earlyClicks.hasPalette = true
      if (earlyClicks.isPaletteWanted) open()
      earlyClicks.isPaletteWanted = false
    }
    document.addEventListener('keydown', listen)
    return () => {
      setPalette(null)
      document.removeEventListener('keydown', listen)
    }
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense
      fallback={
        <span className="visually-hidden" role="status">
          {t`Loading`}
        </span>
      }
    >
      <Palette isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  )
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/** On a Mac, Ctrl K deletes to the end of the line. */
export function isPaletteShortcut(press: Press, platform: string): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return false
  return /^(Mac|iP)/.test(platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
