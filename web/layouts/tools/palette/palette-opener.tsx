import { useLingui } from '@lingui/react/macro'
import { CommandPaletteButton } from '#web/ui/command-palette-button.tsx'
import { openPalette } from './palette-switch.ts'

/** In the top bar. Without scripts it leads to the job search. */
export function PaletteOpener() {
  const { t } = useLingui()
  return <CommandPaletteButton label={t`Search or go to`} fallbackHref="/jobs" onOpen={openPalette} />
}
