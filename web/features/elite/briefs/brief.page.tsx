import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import type { briefs, OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import { isOffered } from '#shared/features/elite/briefs/interest-status.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { conversationHref } from '#web/features/hiring/applications/application-hrefs.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { interestTones, outcomeWords, ownInterestWords } from './brief-text.ts'
import styles from './briefs.module.css'
import { ownBriefQuery } from './briefs-queries.ts'
import { BriefFacts } from './parts/brief-facts.tsx'
import { DeclineButton } from './parts/decline-button.tsx'
import { MatchReasons } from './parts/match-reasons.tsx'
import { OwnQuestions } from './parts/own-questions.tsx'
import { ProposalForm } from './parts/proposal-form.tsx'
import { ProposalSummary } from './parts/proposal-summary.tsx'

export const handle = { frame: { backHref: '/elite/briefs' } } satisfies FrameHandle

type Facts = { now: number }

const queries = pageQueries(
  ({ params: { id = '' } }) => [ownBriefQuery(id)],
  (): Facts => ({ now: Date.now() }),
)
/** Somebody who was not matched with a brief is sent to their list, which says what briefs are. */
function toList(error: unknown): never {
  const { init } = error as { init?: { status?: number } }
  throw init?.status === 404 ? redirect('/elite/briefs') : error
}

export const loader = (args: LoaderFunctionArgs) => queries.server(args).catch(toList)
export const clientLoader = (args: ClientLoaderFunctionArgs) => queries.browser(args).catch(toList)

export const action = pageAction({
  ask: async ({ client, params, text }) => {
    await callApi<typeof briefs.ask>(client, 'POST /talent/api/elite/briefs/:id/questions', {
      params: { id: params['id'] ?? '' },
      body: { question: text('question') },
    })
    return {}
  },
})

export default function BriefPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Brief key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Brief({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: brief } = useSuspenseQuery(ownBriefQuery(id))
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Elite briefs`, href: '/elite/briefs' }]} />}
        title={<bdi>{brief.title}</bdi>}
        lead={
          <>
            <bdi>{brief.company.name}</bdi>
            {' · '}
            <bdi translate="no">{brief.summary}</bdi>
          </>
        }
      />
      <Standing brief={brief} reader={reader} />
      <Card title={<Trans>Why it suits you</Trans>}>
        <MatchReasons match={brief.match} />
      </Card>
      <BriefFacts brief={brief} />
      {brief.can.propose && (
        <Card title={brief.proposal ? <Trans>Change your proposal</Trans> : <Trans>Your proposal</Trans>}>
          <ProposalForm brief={brief} />
        </Card>
      )}
      <OwnQuestions brief={brief} reader={reader} />
    </div>
  )
}

function Standing({ brief, reader }: { brief: OwnBrief; reader: Reader }) {
  const { i18n } = useLingui()
  const { status, replyBy, outcomeReason, outcomeNote, proposal, conversationId, can } = brief
  return (
    <Card
      title={<Trans>Your status</Trans>}
      aside={<Chip tone={interestTones[status]}>{i18n._(ownInterestWords[status])}</Chip>}
      tone="soft"
    >
      <div className={styles.stack}>
        {isOffered(status) && (
          <p className={styles.text}>
            <Trans>
              Reply by <Time at={Date.parse(replyBy)} zone={reader.zone} now={reader.now} format="full" />. Interest
              commits you to nothing, and declining has no consequences.
            </Trans>
          </p>
        )}
        {outcomeReason && <p className={styles.text}>{i18n._(outcomeWords[outcomeReason])}</p>}
        {outcomeNote && (
          <Callout tone="soft">
            <bdi translate="no">{outcomeNote}</bdi>
          </Callout>
        )}
        {proposal && <ProposalSummary proposal={proposal} brief={brief} />}
        <div className={styles.row}>
          {conversationId && (
            <LinkButton href={conversationHref(conversationId)}>
              <Trans>Messages</Trans>
            </LinkButton>
          )}
          {can.decline && <DeclineButton brief={brief} />}
        </div>
      </div>
    </Card>
  )
}
