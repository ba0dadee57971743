import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ShownProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { ProposalAnswer } from './proposal-answer.tsx'
import { proposalQuery } from './proposal-queries.ts'
import { ProposalTerms } from './proposal-terms.tsx'
import styles from './proposals.module.css'

const queries = pageQueries(({ params }) => [proposalQuery(params['token'] ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser
// Whoever has the link may look; search engines must not list it.
export const handle = {
  about: () => ({ isUnlisted: true }),
  frame: { width: 'reading' },
} satisfies PageHandle & FrameHandle

export default function ProposalPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Proposal />
    </QueryBoundary>
  )
}

function Proposal() {
  const { token = '' } = useParams()
  const { data } = useSuspenseQuery(proposalQuery(token))
  const { terms, seller } = data
  if (!terms || !seller) return <Over proposal={data} />
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.heading}>
        <bdi translate="no">{terms.title}</bdi>
      </h1>
      <ProposalTerms terms={terms} seller={seller} />
      <ProposalAnswer token={token} proposal={data} />
    </div>
  )
}

/** Each way a link can end has its own message. */
function Over({ proposal: { state, seller } }: { proposal: ShownProposal }) {
  const name = <bdi translate="no">{seller?.name}</bdi>
  switch (state) {
    case 'accepted':
      return (
        <Message title={<Trans>This proposal has been accepted</Trans>}>
          <Trans>The person who accepted it finds the order under Orders.</Trans>
        </Message>
      )
    case 'declined':
      return (
        <Message title={<Trans>This proposal has been declined</Trans>}>
          <Trans>If that was a mistake, ask {name} for a new one.</Trans>
        </Message>
      )
    case 'withdrawn':
      return (
        <Message title={<Trans>This proposal has been withdrawn</Trans>}>
          <Trans>Ask {name} if you still need the work done.</Trans>
        </Message>
      )
    case 'open':
    case 'expired':
      return (
        <Message title={<Trans>This proposal has expired</Trans>}>
          <Trans>Ask {name} for a new one.</Trans>
        </Message>
      )
    case 'unknown':
      return (
        <Message title={<Trans>This link does not work</Trans>}>
          <Trans>Copy the whole link from the message, or ask whoever sent it to you for a new one.</Trans>
        </Message>
      )
  }
}

function Message({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p className={styles.text}>{children}</p>
    </div>
  )
}
