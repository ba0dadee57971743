import { Trans } from '@lingui/react/macro'
import { IconCheck, IconExclamationMark, IconMoon } from '@tabler/icons-react'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { Span } from '#shared/kit/day-band.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './parts.module.css'
import { fitOf } from './side-clocks.ts'

/** How a time lies in the reader's own day. */
export function FitWord({ clock, span }: { clock: SideClock; span: Span }) {
  const fit = fitOf(clock, span)
  return (
    <span className={styles.fit} data-fit={fit}>
      <Icon glyph={fit === 'inside' ? IconCheck : fit === 'night' ? IconMoon : IconExclamationMark} size={16} />
      {fit === 'inside' && <Trans>Inside your hours</Trans>}
      {fit === 'outside' && <Trans>Outside your hours</Trans>}
      {fit === 'night' && <Trans>Early or late for you</Trans>}
    </span>
  )
}
