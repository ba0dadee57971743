import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DismissedRecommendation } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useRecommendationChanges } from '../use-recommendations.ts'
import { useDismissText } from './dismiss-text.ts'

/** Dismissed jobs, with a way to undo each dismissal. */
export function DismissedList({ dismissed }: { dismissed: readonly DismissedRecommendation[] }) {
  const { t } = useLingui()
  const { describeReason } = useDismissText()
  const { undoDismissal } = useRecommendationChanges()
  return (
    <Card>
      <Disclosure
        title={<Trans>Jobs you dismissed</Trans>}
        detail={<Plural value={dismissed.length} one="# job" other="# jobs" />}
      >
        <List>
          {dismissed.map(({ jobId, companyName, reason, ...job }) => {
            const title = job.title ?? t`This job is no longer public`
            return (
              <ListRow
                key={jobId}
                title={title}
                meta={
                  <>
                    <bdi>{companyName}</bdi>
                    <span aria-hidden="true">·</span>
                    <span>{describeReason(reason)}</span>
                  </>
                }
                action={
                  <PlainButton
                    aria-label={t`Restore ${title}`}
                    isPending={undoDismissal.isPending && undoDismissal.variables === jobId}
                    onPress={() => undoDismissal.mutate(jobId)}
                  >
                    <Trans>Restore</Trans>
                  </PlainButton>
                }
              />
            )
          })}
        </List>
      </Disclosure>
    </Card>
  )
}
