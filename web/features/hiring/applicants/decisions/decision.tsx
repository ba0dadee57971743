import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Card } from '../board/board-cards.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

export type Stage = Pick<ApplicantBoard['stages'][number], 'id' | 'name'>

type DecisionProps = {
  kind: 'move' | 'reject' | 'note'
  card: Card
  stages: readonly Stage[]
  onMove: (stage: Stage) => void
  onChanged: () => void
  onClose: () => void
}

export function Decision({ kind, card, stages, onMove, onChanged, onClose }: DecisionProps) {
  if (kind === 'note') return <NoteDialog card={card} onAdded={onChanged} onClose={onClose} />
  if (kind === 'reject') return <RejectDialog card={card} onChanged={onChanged} onClose={onClose} />
  return <MoveDialog card={card} stages={stages} onMove={onMove} onClose={onClose} />
}
