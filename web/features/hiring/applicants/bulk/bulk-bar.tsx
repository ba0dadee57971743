import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_BULK } from '#shared/features/hiring/applications/application-kinds.ts'
import type { BulkOutcome, bulk } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Card } from '../board/board-cards.ts'
import type { Stage } from '../decisions/decision.tsx'
import styles from './bulk.module.css'
import { BulkMessageDialog } from './bulk-message-dialog.tsx'
import { BulkRejectDialog } from './bulk-reject-dialog.tsx'
import { CompareDialog, MAX_COMPARED } from './compare-dialog.tsx'

type BulkBarProps = {
  cards: readonly Card[]
  stages: readonly Stage[]
  onChanged: (ids: readonly string[]) => void
  onClear: () => void
}

/** What can be done with the selected applicants. */
export function BulkBar({ cards, stages, onChanged, onClear }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [open, setOpen] = useState<'move' | 'message' | 'reject' | 'compare' | null>(null)
  const [failed, setFailed] = useState<BulkOutcome['failed']>([])
  const ids = cards.map(({ id }) => id)
  const close = () => setOpen(null)
  const finish = (outcome: BulkOutcome) => {
    close()
    onChanged(ids)
    setFailed(outcome.failed)
    if (outcome.failed.length === 0) onClear()
  }
  const move = async (stage: Stage) => {
    close()
    try {
      const outcome = await callApi<typeof bulk.move>(client, 'POST /company/api/applicants/move', {
        body: { stageId: stage.id, applicants: cards.map(({ id, stageId }) => ({ id, fromStageId: stageId })) },
      })
      finish(outcome)
      const { name } = stage
      await showToast({ text: t`${outcome.done.length} moved to ${name}` })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
  return (
    <section className={styles.bar} aria-label={t`Selected applicants`}>
      <b>
        <Plural value={cards.length} one="# selected" other="# selected" />
      </b>
      {cards.length > MAX_BULK ? (
        <span>
          <Trans>Select at most {MAX_BULK}.</Trans>
        </span>
      ) : (
        <>
          <Button onPress={() => setOpen('move')}>
            <Trans>Move to</Trans>
          </Button>
          <Button onPress={() => setOpen('message')}>
            <Trans>Message</Trans>
          </Button>
          <Button variant="danger-text" onPress={() => setOpen('reject')}>
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
      {cards.length > 1 && cards.length <= MAX_COMPARED && (
        <Button onPress={() => setOpen('compare')}>
          <Trans>Compare</Trans>
        </Button>
      )}
      {cards.length > MAX_COMPARED && (
        <span>
          <Trans>Select at most {MAX_COMPARED} to compare.</Trans>
        </span>
      )}
      <Button variant="text" onPress={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
      {failed.length > 0 && (
        <ul role="list" className={styles.failed} aria-label={t`Not done`}>
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              <b>
                <bdi>{name}</bdi>
              </b>
              {': '}
              {reason}
            </li>
          ))}
        </ul>
      )}
      {open === 'move' && (
        <Dialog isOpen onOpenChange={close} title={t`Move the selected applicants to …`}>
          <ul role="list" className={styles.stages}>
            {stages.map((stage) => (
              <li key={stage.id}>
                <Button isWide onPress={() => void move(stage)}>
                  <bdi>{stage.name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {open === 'compare' && <CompareDialog cards={cards} onClose={close} />}
      {open === 'message' && <BulkMessageDialog ids={ids} onSent={finish} onClose={close} />}
      {open === 'reject' && (
        <BulkRejectDialog ids={ids} onRejected={finish} onUndone={() => onChanged(ids)} onClose={close} />
      )}
    </section>
  )
}
