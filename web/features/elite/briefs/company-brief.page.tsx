import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isDraftBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { briefStatusWords, briefTones, declineFigureWords } from './brief-text.ts'
import styles from './briefs.module.css'
import { companyBriefQuery } from './briefs-queries.ts'
import { BriefSteps } from './company/brief-steps.tsx'
import { CompanyQuestions } from './company/company-questions.tsx'
import { InterestItem } from './company/interest-item.tsx'
import { BriefFacts } from './parts/brief-facts.tsx'

export const handle = { frame: { backHref: '/company/briefs' } } satisfies FrameHandle

type Facts = { now: number }

const queries = pageQueries(
  ({ params: { id = '' } }) => [companyBriefQuery(id)],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyBriefPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Brief key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Brief({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t, i18n } = useLingui()
  const reader = useReader(requestedAt)
  const { data: brief } = useSuspenseQuery(companyBriefQuery(id))
  const { status, replyBy } = brief
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Elite briefs`, href: '/company/briefs' }]} />}
        title={<bdi>{brief.title}</bdi>}
        lead={<bdi translate="no">{brief.summary}</bdi>}
        actions={<BriefSteps brief={brief} />}
      />
      <div className={styles.row}>
        <Chip tone={briefTones[status]}>{i18n._(briefStatusWords[status])}</Chip>
        {replyBy && (
          <span>
            <Trans>
              Replies until <Time at={Date.parse(replyBy)} zone={reader.zone} now={reader.now} />
            </Trans>
          </span>
        )}
      </div>
      {!isDraftBrief(status) && <Members brief={brief} />}
      {brief.questions.length > 0 && <CompanyQuestions brief={brief} reader={reader} />}
      <BriefFacts brief={brief} />
    </div>
  )
}

function Members({ brief }: { brief: CompanyBrief }) {
  const { i18n } = useLingui()
  const { interests, declines, shortlistSize } = brief
  return (
    <Card
      title={<Trans>Members</Trans>}
      aside={<Plural value={shortlistSize} one="Shortlist of up to #" other="Shortlist of up to #" />}
    >
      <div className={styles.stack}>
        {interests.length === 0 && (
          <p className={styles.words}>
            <Trans>
              No available member fits this brief. A wider budget, fewer shared hours or other skills may help.
            </Trans>
          </p>
        )}
        <ul className={styles.people} role="list">
          {interests.map((interest, index) => (
            <InterestItem key={interest.id} interest={interest} brief={brief} position={index + 1} />
          ))}
        </ul>
        {declines.length > 0 && (
          <div className={styles.stack}>
            <h3 className={styles.sub}>
              <Trans>Why members declined</Trans>
            </h3>
            <ul className={styles.chips} role="list">
              {declines.map(({ reason, count }) => (
                <li key={reason}>
                  <Chip size="small">
                    {i18n._(declineFigureWords[reason])} · {count}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}
