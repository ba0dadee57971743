import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  OpsTalkRequest,
  opsTalkRequests,
} from '#shared/features/learning/masterclass/ops/ops-requests.contract.ts'
import { requestStatusMachine } from '#shared/features/learning/masterclass/request-status.ts'
import { type OpsRequestStep, opsRequestSteps } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { callApi } from '#web/app/api.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { useRequestStatusNames } from '../talk-words.ts'
import { opsRequestsQuery, opsTalksQuery, refreshOpsRequests } from './ops-queries.ts'
import { PlainChoice } from './plain-choice.tsx'

export function OpsRequestList() {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(opsRequestsQuery())
  const { items, state, showMore } = useLivePages(first, opsRequestsQuery)
  if (items.length === 0)
    return (
      <EmptyState title={t`No open requests`}>
        <Trans>Members’ requests appear here, most votes first.</Trans>
      </EmptyState>
    )
  return (
    <>
      {items.map((request) => (
        <Request key={request.id} request={request} others={items} />
      ))}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

type RequestProps = { request: OpsTalkRequest; others: readonly OpsTalkRequest[] }

function Request({ request, others }: RequestProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const categories = useCategoryNames()
  const statuses = useRequestStatusNames()
  const { data: upcoming } = useSuspenseQuery(opsTalksQuery('upcoming'))
  const [values, setValues] = useState({ reason: '', intoId: '', talkId: '' })
  const stepping = useMutation({
    mutationFn: (event: OpsRequestStep) =>
      callApi<typeof opsTalkRequests.step>(client, 'POST /ops/api/talk-requests/:id/status', {
        params: { id: request.id },
        body: {
          event,
          reason: values.reason,
          ...(event === 'merge' && values.intoId && { intoId: values.intoId }),
          ...(event === 'schedule' && values.talkId && { talkId: values.talkId }),
        },
      }),
    onSettled: async () => {
      await refreshOpsRequests(cache)
      focusHeadingIfLost()
    },
  })
  const names: Record<OpsRequestStep, string> = {
    review: t`Start review`,
    plan: t`Plan`,
    decline: t`Decline`,
    merge: t`Merge`,
    schedule: t`Link to the talk`,
  }
  const possible = eventsFor(requestStatusMachine, request.status, 'operator')
  const steps = opsRequestSteps.filter((step) => possible.includes(step))
  const problem = describeFailure(i18n, stepping.error)
  return (
    <Card
      title={
        <span dir="auto" translate="no">
          {request.topic}
        </span>
      }
      aside={<Plural value={request.votes} one="# vote" other="# votes" />}
    >
      <div className={styles.stack}>
        <p className={styles.small}>
          {categories[request.category]} · {statuses[request.status]}
        </p>
        {request.why !== '' && (
          <p className={styles.text} dir="auto" translate="no">
            {request.why}
          </p>
        )}
        <TextField
          label={t`Reason, when you decline`}
          value={values.reason}
          onChange={(reason) => setValues({ ...values, reason })}
          isOptional
        />
        {steps.includes('merge') && others.length > 1 && (
          <PlainChoice
            label={t`Merge into`}
            value={values.intoId}
            choices={others.filter(({ id }) => id !== request.id).map(({ id, topic }) => ({ id, label: topic }))}
            onChange={(intoId) => setValues({ ...values, intoId })}
          />
        )}
        {steps.includes('schedule') && (
          <PlainChoice
            label={t`Talk it led to`}
            value={values.talkId}
            choices={upcoming.items.map(({ id, title }) => ({ id, label: title }))}
            onChange={(talkId) => setValues({ ...values, talkId })}
          />
        )}
        <div className={styles.actions}>
          {steps.map((step) => (
            <PlainButton
              key={step}
              aria-label={`${names[step]}: ${request.topic}`}
              isPending={stepping.isPending}
              onPress={() => stepping.mutate(step)}
            >
              {names[step]}
            </PlainButton>
          ))}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
