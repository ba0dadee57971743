import { Trans } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import styles from './command-palette-button.module.css'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

type CommandPaletteButtonProps = {
  label: string
  /** Where a click leads while the palette has not loaded. */
  fallbackHref: string
  /** Returns false while the palette has not loaded. */
  onOpen: () => boolean
}

/** Looks like a search field in the top bar. The palette itself handles the keyboard shortcut. */
export function CommandPaletteButton({ label, fallbackHref, onOpen }: CommandPaletteButtonProps) {
  const isMac = useIsHydrated() && /^(Mac|iP)/.test(navigator.platform)
  return (
    <a
      href={fallbackHref}
      role="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={(event) => {
        if (onOpen()) event.preventDefault()
      }}
    >
      <Icon glyph={IconSearch} size={20} />
      <span className={styles.words}>{label}</span>
      <kbd className={styles.key} aria-hidden="true">
        {isMac ? '⌘ K' : <Trans comment="Name of a keyboard shortcut">Ctrl K</Trans>}
      </kbd>
    </a>
  )
}
