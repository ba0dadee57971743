import { Trans } from '@lingui/react/macro'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import type { EndpointResponse } from '#web/app/api.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { LinkState, linkStateLoaders } from '#web/app/mailed-link/link-state.tsx'
import type { PageData } from '#web/app/query/page-queries.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MomentOf } from './moment-of.tsx'
import { UndoByLink } from './undo-by-link.tsx'

const undoQuery = (token: string) =>
  endpointQuery<typeof personalData.undoState>('GET /shared/api/personal-data/deletion/undo', { query: { token } })

const loaders = linkStateLoaders(undoQuery)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const headers = secretPageHeaders

export default function KeepAccountPage({ loaderData }: { loaderData: PageData }) {
  return (
    <LinkState loaderData={loaderData} queryOf={undoQuery}>
      {(data, token) => <KeepAccountAnswer data={data} token={token} />}
    </LinkState>
  )
}

type KeepAccountAnswerProps = { data: EndpointResponse<typeof personalData.undoState> | undefined; token: string }

function KeepAccountAnswer({ data, token }: KeepAccountAnswerProps) {
  return (
    <>
      {data?.state === 'open' && (
        <LinkPage title={<Trans>Keep your account?</Trans>}>
          {data.scheduledFor && (
            <Lead>
              <Trans>
                It will be deleted on <MomentOf at={data.scheduledFor} format="date" />. If you keep it, nothing
                changes.
              </Trans>
            </Lead>
          )}
          <UndoByLink token={token} queryKey={undoQuery(token).queryKey} />
        </LinkPage>
      )}
      {data?.state === 'kept' && (
        <LinkPage title={<Trans>Your account is safe</Trans>}>
          <Lead isNews>
            <Trans>The deletion is cancelled. If you did not request it, change your password.</Trans>
          </Lead>
          <LinkButton href="/">
            <Trans>Continue</Trans>
          </LinkButton>
        </LinkPage>
      )}
      {data?.state === 'newer' && (
        <LinkPage title={<Trans>This link is for an earlier deletion</Trans>}>
          <Lead isNews>
            <Trans>
              That deletion was cancelled, but the account has since been scheduled for deletion again. Use the link in
              the latest email, or sign in to keep your account.
            </Trans>
          </Lead>
          <LinkButton href="/settings?section=deletion" variant="filled">
            <Trans>Sign in and keep it</Trans>
          </LinkButton>
        </LinkPage>
      )}
      {data?.state === 'over' && (
        <LinkPage title={<Trans>This link no longer works</Trans>}>
          <Lead>
            <Trans>
              The account has already been deleted, or the address is incomplete. Copy it again from the email.
            </Trans>
          </Lead>
          <LinkButton href="/">
            <Trans>Go to home</Trans>
          </LinkButton>
        </LinkPage>
      )}
    </>
  )
}
