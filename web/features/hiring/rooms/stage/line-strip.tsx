import { Trans, useLingui } from '@lingui/react/macro'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { Select } from '#web/ui/select.tsx'
import type { Line } from '../call/link-quality.ts'
import { type Quality, qualities } from '../call/signals.ts'
import styles from './stage.module.css'

type LineStripProps = {
  side: Room['side']
  quality: Quality
  onQuality: (quality: Quality) => void
  /** The worst line to anybody; null while alone. */
  line: Line | null
}

/** The chosen video quality, and how good the connection is. */
export function LineStrip({ side, quality, onQuality, line }: LineStripProps) {
  const { t } = useLingui()
  return (
    <div className={styles.quality}>
      <Select
        label={t`Picture`}
        choices={[
          { id: 'full', label: t`Full picture` },
          { id: 'low', label: t`Save data` },
          { id: 'sound', label: t`Audio only` },
        ]}
        value={quality}
        onChange={(chosen) => onQuality(qualities.find((one) => one === chosen) ?? 'full')}
      />
      <p role="status" className={styles.hint}>
        {line === 'weak' && quality !== 'sound' && <Trans>The connection is weak. Try audio only.</Trans>}{' '}
        {line === 'weak' && side === 'company' && <Trans>A weak connection can make anyone sound less fluent.</Trans>}
        {line === 'lost' && <Trans>Connection lost. Reconnecting …</Trans>}
      </p>
    </div>
  )
}
