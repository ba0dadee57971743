import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '#web/app/words/error-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'
import { scoreQuery } from '../recommendation-queries.ts'
import { LoggedScoreView } from './logged-score.tsx'

type ScoreDialogProps = { jobId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function ScoreDialog({ jobId, isOpen, onOpenChange }: ScoreDialogProps) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery({ ...scoreQuery(jobId), enabled: isOpen })
  return (
    <Dialog title={t`Why am I seeing this?`} isOpen={isOpen} onOpenChange={onOpenChange}>
      {error && <ErrorState title={t`Could not load the reasons`}>{i18n._(describeError(error))}</ErrorState>}
      {!data && !error && (
        <Skeleton>
          <SkeletonLine />
          <SkeletonLine width="60%" />
        </Skeleton>
      )}
      {data && <LoggedScoreView score={data} />}
      {data && (
        <p>
          <Trans>Never used: your name, your photo, your gender, your age, or what you write about yourself.</Trans>
        </p>
      )}
    </Dialog>
  )
}
