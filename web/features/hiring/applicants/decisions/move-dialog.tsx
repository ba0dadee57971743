import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Card } from '../board/board-cards.ts'
import type { Stage } from './decision.tsx'
import styles from './decisions.module.css'

type MoveDialogProps = {
  card: Pick<Card, 'talent' | 'stageId'>
  stages: readonly Stage[]
  onMove: (stage: Stage) => void
  onClose: () => void
}

export function MoveDialog({ card, stages, onMove, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const { name } = card.talent
  const current = stages.findIndex(({ id }) => id === card.stageId)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Move ${name} to …`}>
      <p className={styles.lead}>
        <Trans>The applicant is notified of the new stage.</Trans>
      </p>
      <ul role="list" className={styles.stages}>
        {stages.map((stage, place) => (
          <li key={stage.id}>
            <Button
              isWide
              variant={place === current + 1 ? 'filled' : 'outline'}
              isDisabled={place === current}
              autoFocus={place === Math.min(current + 1, stages.length - 1)}
              onPress={() => {
                onClose()
                onMove(stage)
              }}
            >
              <bdi>{stage.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
