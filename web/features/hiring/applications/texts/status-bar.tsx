import { isUnsuccessful } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { StageBar } from '#web/ui/stage-bar.tsx'
import { placeOf } from './stage-places.ts'
import { useColumnText } from './status-text.ts'

/** Progress in five steps that are the same for every company. */
export function StatusBar({
  application: { status, stage },
}: {
  application: Pick<ApplicationCard, 'status' | 'stage'>
}) {
  const { applied, review, assessment, interview, offer } = useColumnText()
  return (
    <StageBar
      stages={[applied, review, assessment, interview, offer]}
      current={placeOf(status, stage?.kind ?? null)}
      isClosed={isUnsuccessful(status)}
    />
  )
}
