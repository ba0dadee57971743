import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { coverNoteNeedOf, isTextAnswer } from '#shared/features/hiring/applications/sent-rules.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './detail.module.css'

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)
const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)

/** Edit written answers until someone has read them, or withdraw at any time. */
export function ChangedMind({ application }: { application: ApplicationDetail }) {
  const [open, setOpen] = useState<'withdraw' | 'edit' | null>(null)
  const { can, sent } = application
  // Not when every answer was a choice or an upload.
  const canEdit = can.includes('edit') && (coverNoteNeedOf(sent) !== 'off' || sent.answers.some(isTextAnswer))
  const close = () => setOpen(null)
  if (!can.includes('withdraw') && !canEdit) return null
  return (
    <Card title={<Trans>Changed your mind?</Trans>}>
      {canEdit && (
        <>
          <p className={styles.text}>
            <Trans>
              You can edit your cover note and written answers until someone at the company opens your application.
            </Trans>
          </p>
          <PlainButton onPress={() => setOpen('edit')}>
            <Trans>Edit application</Trans>
          </PlainButton>
        </>
      )}
      {can.includes('withdraw') && (
        <>
          <p className={styles.text}>
            <Trans>
              You can withdraw at any time. The company sees only that you withdrew, and your reason if you give one.
            </Trans>
          </p>
          <div className={styles.withdraw}>
            <PlainButton variant="danger-text" onPress={() => setOpen('withdraw')}>
              <Trans>Withdraw application</Trans>
            </PlainButton>
          </div>
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          {open === 'edit' ? (
            <EditDialog application={application} onClose={close} />
          ) : (
            <WithdrawDialog application={application} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  )
}
