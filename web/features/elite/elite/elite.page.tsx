import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { EliteStanding, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { DECISION_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { isEliteMember, isLiveElite } from '#shared/features/elite/elite/elite-status.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './elite.module.css'
import { standingQuery, useShowStanding } from './elite-queries.ts'
import { statusWords } from './elite-text.ts'
import { Stages } from './parts/stages.tsx'
import { StandingText } from './parts/standing.tsx'
import { StartApplication } from './parts/start-application.tsx'
import { useFailureToast } from './parts/use-failure-toast.ts'

const queries = pageQueries(() => [standingQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function ElitePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Elite />
    </QueryBoundary>
  )
}

function Elite() {
  const { data } = useSuspenseQuery(standingQuery())
  return (
    <>
      <PageHeader
        title={<Trans>Elite</Trans>}
        lead={<Trans>For people who have proven their skills and whose colleagues vouch for them.</Trans>}
      />
      <div className={styles.page}>
        <Standing standing={data} />
        <Stages application={data.application} />
      </div>
    </>
  )
}

function Standing({ standing }: { standing: EliteStanding }) {
  const { i18n } = useLingui()
  const { application, mayApplyAfter, actions } = standing
  if (!application || !isLiveElite(application.status))
    return (
      <>
        <StandingText standing={standing} />
        <Card title={<Trans>How to join</Trans>} tone="soft">
          <div className={styles.fields}>
            <ol className={styles.clauses}>
              <li>
                <Trans>Fill in four short forms and name two people who worked with you.</Trans>
              </li>
              <li>
                <Trans>Prove up to three skills. Badges you already have count.</Trans>
              </li>
              <li>
                <Trans>
                  A person reviews everything. You will have a decision within {DECISION_DAYS} days, with reasons.
                </Trans>
              </li>
            </ol>
            <StartApplication mayApplyAfter={mayApplyAfter} />
          </div>
        </Card>
      </>
    )
  const count = actions.length
  const isMember = isEliteMember(application.status)
  return (
    <>
      <StandingText standing={standing} />
      <Card
        title={isMember ? <Trans>Your membership</Trans> : <Trans>Your application</Trans>}
        aside={<Chip tone="sun">{i18n._(statusWords[application.status])}</Chip>}
      >
        <div className={styles.fields}>
          <p className={styles.subject}>
            {count === 0 ? (
              <Trans>There is nothing for you to do right now.</Trans>
            ) : (
              <Plural value={count} one="# thing to do" other="# things to do" />
            )}
          </p>
          <div className={styles.row}>
            <LinkButton
              href={count === 0 ? '/elite/onboarding/completed' : '/elite/onboarding/pending-actions'}
              variant="filled"
            >
              {count === 0 ? <Trans>See every step</Trans> : <Trans>Continue</Trans>}
            </LinkButton>
            {isMember && (
              <LinkButton href="/elite/briefs">
                <Trans>Your briefs</Trans>
              </LinkButton>
            )}
            {isMember && (
              <LinkButton href="/elite/projects?show=own">
                <Trans>Your projects</Trans>
              </LinkButton>
            )}
            <EndButtons standing={standing} />
          </div>
        </div>
      </Card>
    </>
  )
}

function EndButtons({ standing: { application } }: { standing: EliteStanding }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowStanding()
  const onError = useFailureToast()
  const withdraw = useMutation({
    mutationFn: () => callApi<typeof elite.withdraw>(client, 'POST /talent/api/elite/application/withdraw'),
    onSuccess: show,
    onError,
  })
  const pause = useMutation({
    mutationFn: (isPaused: boolean) =>
      callApi<typeof elite.pause>(client, 'PUT /talent/api/elite/membership', { body: { isPaused } }),
    onSuccess: show,
    onError,
  })
  async function ask() {
    const isSure = await confirm({
      title: t`Withdraw your application?`,
      consequences: t`The review ends, and your endorsers will not be asked any more. You can start again at any time.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Withdraw`,
    })
    if (isSure) withdraw.mutate()
  }
  if (application?.can.withdraw)
    return (
      <Button variant="danger-text" onPress={() => void ask()} isPending={withdraw.isPending}>
        <Trans>Withdraw</Trans>
      </Button>
    )
  if (!application?.can.pause && !application?.can.resume) return null
  return (
    <Button onPress={() => pause.mutate(application.can.pause)} isPending={pause.isPending}>
      {application.can.pause ? <Trans>Pause membership</Trans> : <Trans>Resume membership</Trans>}
    </Button>
  )
}
