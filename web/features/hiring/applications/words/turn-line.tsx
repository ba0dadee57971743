import { IconAlertTriangle, IconClock, IconUserCheck } from '@tabler/icons-react'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Reader } from '../use-reader.ts'
import { type TurnWords, useTurnWords } from './turn-words.ts'
import styles from './words.module.css'

const glyphs: Record<TurnWords['tone'], Glyph> = { turn: IconUserCheck, late: IconAlertTriangle, quiet: IconClock }

type TurnLineProps = { application: ApplicationCard; reader: Reader; isShort?: boolean }

export function TurnLine({ application, reader, isShort = false }: TurnLineProps) {
  const turn = useTurnWords(reader)(application)
  if (!turn) return null
  return (
    <span className={styles.turn} data-tone={turn.tone} suppressHydrationWarning>
      <Icon glyph={glyphs[turn.tone]} size={16} />
      <bdi>{isShort ? turn.short : turn.words}</bdi>
    </span>
  )
}
