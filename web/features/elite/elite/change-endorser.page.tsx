import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { endorsements } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { endorsersQuery, useShowEndorsers } from '#web/features/elite/endorsements/endorsements-queries.ts'
import { EndorserForm } from '#web/features/elite/endorsements/endorser-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './elite.module.css'
import { standingQuery } from './elite-queries.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { useFailureToast } from './parts/use-failure-toast.ts'

const ACTIONS = '/elite/onboarding/pending-actions'

const queries = pageQueries(() => [standingQuery(), endorsersQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function ChangeEndorserPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ChangeEndorser />
    </QueryBoundary>
  )
}

function ChangeEndorser() {
  const { id = '' } = useParams()
  const { client } = useSession()
  const show = useShowEndorsers()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(endorsersQuery())
  const endorser = data.items.find((one) => one.id === id)
  const params = { id }
  const remind = useMutation({
    mutationFn: () =>
      callApi<typeof endorsements.remind>(client, 'POST /talent/api/elite/endorsers/:id/remind', { params }),
    onSuccess: show,
    onError: useFailureToast(),
  })
  const name = <bdi translate="no">{endorser?.name}</bdi>
  const left = data.changesLeft
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          {endorser ? (
            <Trans>Ask somebody else instead of {name}</Trans>
          ) : (
            <Trans>This endorser has been replaced</Trans>
          )}
        </h1>
        <p className={styles.lead}>
          {endorser?.can.replace && (
            <>
              <Trans>The link we sent them will stop working.</Trans>{' '}
              <Plural
                value={left}
                one="You can change endorsers once more."
                other="You can change endorsers # more times."
              />
            </>
          )}
        </p>
      </header>
      {!endorser?.can.replace ? (
        <Callout
          title={<Trans>This endorser cannot be changed</Trans>}
          action={
            <LinkButton href={ACTIONS}>
              <Trans>Back to pending actions</Trans>
            </LinkButton>
          }
        >
          <Trans>They have already answered, or you have used all your changes.</Trans>
        </Callout>
      ) : (
        <>
          {endorser.can.remind && (
            <Card title={<Trans>Or remind them</Trans>}>
              <div className={styles.row}>
                <p className={styles.subject}>
                  <Trans>We will send {name} the same link again, during their day.</Trans>
                </p>
                <Button onPress={() => remind.mutate()} isPending={remind.isPending}>
                  <Trans>Remind</Trans>
                </Button>
              </div>
            </Card>
          )}
          <Card title={<Trans>The new endorser</Trans>}>
            <EndorserForm
              isReplacing
              send={(body, idempotencyKey) =>
                callApi<typeof endorsements.replace>(client, 'POST /talent/api/elite/endorsers/:id/replace', {
                  params,
                  body,
                  idempotencyKey,
                })
              }
              onDone={async (shown) => {
                await show(shown)
                await navigate(ACTIONS)
              }}
            />
          </Card>
        </>
      )}
    </div>
  )
}
