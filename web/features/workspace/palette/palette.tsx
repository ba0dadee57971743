import { useLingui } from '@lingui/react/macro'
import { CommandPalette } from '#web/ui/command-palette.tsx'
import { usePaletteProviders } from './use-palette-providers.ts'

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function Palette(props: PaletteProps) {
  const { t } = useLingui()
  return <CommandPalette {...props} providers={usePaletteProviders()} placeholder={t`Search or go to`} />
}
