// Not everyone has a camera or wants to be seen: alternatives are a file, audio only, or text.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import styles from '../parts/recorder.module.css'

type OtherWaysProps = {
  problem: string | null
  onUploaded: (fileId: string, kind: RecordedKind) => void
  onWrite?: (() => void) | undefined
}

export function OtherWays({ problem, onUploaded, onWrite }: OtherWaysProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<RecordedKind>('video')
  return (
    <div className={styles.review}>
      <div className={styles.actions}>
        <Button variant="text" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          <Trans>Upload a file instead</Trans>
        </Button>
        {onWrite && (
          <Button variant="text" onPress={onWrite}>
            <Trans>Write instead</Trans>
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <SegmentedControl
            label={t`File type`}
            segments={[
              { id: 'video', label: t`Video` },
              { id: 'audio', label: t`Audio only` },
            ]}
            value={kind}
            onChange={setKind}
          />
          <FileUpload
            key={kind}
            kind={kind}
            label={kind === 'video' ? <Trans>A video of yourself</Trans> : <Trans>A recording of your voice</Trans>}
            onDone={(fileId) => onUploaded(fileId, kind)}
          />
        </>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
