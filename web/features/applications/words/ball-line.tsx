import { IconAlertTriangle, IconClock, IconUserCheck } from '@tabler/icons-react'
import type { ApplicationCard } from '#shared/features/applications/applications.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Reader } from '../use-reader.ts'
import { type BallWords, useBallWords } from './ball-words.ts'
import styles from './words.module.css'

const glyphs: Record<BallWords['tone'], Glyph> = { turn: IconUserCheck, late: IconAlertTriangle, quiet: IconClock }

export function BallLine({ application, reader }: { application: ApplicationCard; reader: Reader }) {
  const told = useBallWords(reader)(application)
  if (!told) return null
  return (
    <span className={styles.ball} data-tone={told.tone} suppressHydrationWarning>
      <Icon glyph={glyphs[told.tone]} size={16} />
      <bdi>{told.words}</bdi>
    </span>
  )
}
