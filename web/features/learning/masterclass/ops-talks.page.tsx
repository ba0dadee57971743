import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { opsTalkViews } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './masterclass.module.css'
import { opsRequestsQuery, opsTalkQuery, opsTalksQuery } from './ops/ops-queries.ts'
import { OpsRequestList } from './ops/ops-request-list.tsx'
import { OpsTalkList } from './ops/ops-talk-list.tsx'
import { TalkEditor } from './ops/talk-editor.tsx'

const PATH = '/ops/talks'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `talk`: an id, or 'new'. */
function readPlace(params: URLSearchParams) {
  const talk = params.get('talk') ?? ''
  const show = opsTalkViews.find((one) => one === params.get('show')) ?? 'open'
  return { show, talk: talk === 'new' || ID.test(talk) ? talk : null, isRequests: params.get('show') === 'requests' }
}

const queries = pageQueries(({ url }) => {
  const { show, talk, isRequests } = readPlace(url.searchParams)
  if (talk === 'new') return []
  if (talk !== null) return [opsTalkQuery(talk)]
  // A request can be linked to the upcoming talk it led to.
  return isRequests ? [opsRequestsQuery(), opsTalksQuery('upcoming')] : [opsTalksQuery(show)]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function OpsTalksPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const { show, talk, isRequests } = readPlace(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        {talk === null ? (
          <>
            <Header />
            <Views current={isRequests ? 'requests' : show} />
            {isRequests ? <OpsRequestList /> : <OpsTalkList key={show} show={show} />}
          </>
        ) : (
          <TalkEditor key={talk} id={talk === 'new' ? null : talk} />
        )}
      </div>
    </QueryBoundary>
  )
}

function Header() {
  return (
    <PageHeader
      title={<Trans>Talks</Trans>}
      lead={<Trans>Review offers, schedule talks, publish transcripts and decide on requests.</Trans>}
      actions={
        <LinkButton variant="filled" href={`${PATH}?talk=new`}>
          <Trans>New talk</Trans>
        </LinkButton>
      }
    />
  )
}

function Views({ current }: { current: string }) {
  const { t } = useLingui()
  const views = [
    { id: 'open', label: t`Offers and drafts` },
    { id: 'upcoming', label: t`Upcoming` },
    { id: 'past', label: t`Past` },
    { id: 'closed', label: t`Closed` },
    { id: 'requests', label: t`Requests` },
  ]
  return (
    <ChoiceLinks
      label={t`Talks to show`}
      links={views.map(({ id, label }) => ({
        href: id === 'open' ? PATH : `${PATH}?show=${id}`,
        label,
        isCurrent: id === current,
      }))}
    />
  )
}
