import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MomentOf } from './moment-of.tsx'
import styles from './personal-data.module.css'
import { UndoByLink } from './undo-by-link.tsx'

const undoQuery = (token: string) =>
  endpointQuery<typeof personalData.undoState>('GET /shared/api/personal-data/deletion/undo', {
    query: { token: token || '-' },
  })

const queries = pageQueries(({ url }) => [undoQuery(url.searchParams.get('token') ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser

/** Behind the link of a deletion mail. Opening it changes nothing, because mail scanners open links too. */
export default function KeepAccountPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <KeepAccountAnswer />
    </QueryBoundary>
  )
}

function KeepAccountAnswer() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = undoQuery(token)
  const { data } = useQuery(query)
  return (
    <div className={styles.page}>
      {data?.state === 'open' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>Keep your account?</Trans>
          </h1>
          {data.scheduledFor && (
            <p>
              <Trans>
                It will be deleted on <MomentOf at={data.scheduledFor} format="date" />. If you keep it, nothing
                changes.
              </Trans>
            </p>
          )}
          <UndoByLink token={token} queryKey={query.queryKey} />
        </>
      )}
      {data?.state === 'kept' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>Your account is safe</Trans>
          </h1>
          <p role="status">
            <Trans>The deletion is cancelled. If you did not request it, change your password.</Trans>
          </p>
          <LinkButton href="/">
            <Trans>Continue</Trans>
          </LinkButton>
        </>
      )}
      {data?.state === 'newer' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>This link is for an earlier deletion</Trans>
          </h1>
          <p role="status">
            <Trans>
              That deletion was cancelled, but the account has since been scheduled for deletion again. Use the link in
              the latest email, or sign in to keep your account.
            </Trans>
          </p>
          <LinkButton href="/settings?section=deletion" variant="filled">
            <Trans>Sign in and keep it</Trans>
          </LinkButton>
        </>
      )}
      {data?.state === 'over' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>This link no longer works</Trans>
          </h1>
          <p>
            <Trans>
              The account has already been deleted, or the address is incomplete. Copy it again from the email.
            </Trans>
          </p>
          <LinkButton href="/">
            <Trans>Go to home</Trans>
          </LinkButton>
        </>
      )}
    </div>
  )
}
