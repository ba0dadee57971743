import { Trans } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import styles from './command-palette-button.module.css'
import type { PaletteProvider } from './command-palette-search.ts'
import { Icon } from './icon.tsx'

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette
const CommandPalette = lazyPart(loadPalette)

type CommandPaletteButtonProps = {
  providers: readonly PaletteProvider[]
  placeholder: string
  /** Where a click leads before scripts have loaded. */
  fallbackHref: string
}

/** Looks like a search field in the top bar; a click, Ctrl K or / opens the palette. */
export function CommandPaletteButton({ providers, placeholder, fallbackHref }: CommandPaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const open = () => {
    setIsNeeded(true)
    setIsOpen(true)
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      setIsNeeded(true)
      setIsOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <a
        href={fallbackHref}
        role="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon glyph={IconSearch} size={20} />
        <span className={styles.words}>{placeholder}</span>
        <kbd className={styles.key} aria-hidden="true">
          <Trans comment="Name of a keyboard shortcut">Ctrl K</Trans>
        </kbd>
      </a>
      {isNeeded && (
        <Suspense>
          <CommandPalette providers={providers} placeholder={placeholder} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

/** Inside an input a slash is just a character. */
function isSearchShortcut(event: KeyboardEvent) {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
}
