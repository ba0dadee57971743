import { IconAlertTriangle, IconClock, IconUserCheck } from '@tabler/icons-react'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Reader } from '../use-reader.ts'
import { type BallWords, useBallWords } from './ball-words.ts'
import styles from './words.module.css'

const glyphs: Record<BallWords['tone'], Glyph> = { turn: IconUserCheck, late: IconAlertTriangle, quiet: IconClock }

type BallLineProps = { application: ApplicationCard; reader: Reader; isShort?: boolean }

export function BallLine({ application, reader, isShort = false }: BallLineProps) {
  const ball = useBallWords(reader)(application)
  if (!ball) return null
  return (
    <span className={styles.ball} data-tone={ball.tone} suppressHydrationWarning>
      <Icon glyph={glyphs[ball.tone]} size={16} />
      <bdi>{isShort ? ball.short : ball.words}</bdi>
    </span>
  )
}
