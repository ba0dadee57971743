import { IconAlertTriangle, IconClock, IconUserCheck } from '@tabler/icons-react'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Reader } from '../use-reader.ts'
import styles from './texts.module.css'
import { type TurnText, useTurnText } from './turn-text.ts'

const glyphs: Record<TurnText['tone'], Glyph> = { turn: IconUserCheck, late: IconAlertTriangle, quiet: IconClock }

type TurnLineProps = { application: ApplicationCard; reader: Reader; isShort?: boolean }

export function TurnLine({ application, reader, isShort = false }: TurnLineProps) {
  const turn = useTurnText(reader)(application)
  if (!turn) return null
  return (
    <span className={styles.turn} data-tone={turn.tone} suppressHydrationWarning>
      <Icon glyph={glyphs[turn.tone]} size={16} />
      <bdi>{isShort ? turn.short : turn.text}</bdi>
    </span>
  )
}
