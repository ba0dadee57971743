import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { workspaceHome } from '#shared/access/workspace.ts'
import type { ReceivedInvitation, teams } from '#shared/features/people/team/team.contract.ts'
import { callApi } from '#web/app/api.ts'
import { linkLoaders, type OpenedLink, secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'

const loaders = linkLoaders<ReceivedInvitation>((client, { token }) =>
  callApi<typeof teams.received>(client, 'GET /shared/api/company-invitation', { query: { token } }),
)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const headers = secretPageHeaders

/** Where an emailed invitation leads, with an account or without one. */
export default function JoinPage({ loaderData: link }: { loaderData: OpenedLink<ReceivedInvitation> }) {
  if (link.state !== 'open' || link.facts.state !== 'open')
    return <Over isUsed={link.state === 'open' && link.facts.state === 'used'} />
  return (
    <QueryBoundary>
      <Invitation token={link.token} invitation={link.facts} />
    </QueryBoundary>
  )
}

function Over({ isUsed }: { isUsed: boolean }) {
  return (
    <LinkPage title={<Trans>This invitation no longer works</Trans>}>
      <Lead>
        {isUsed ? (
          <Trans>It has been used. If that was you, open the company workspace.</Trans>
        ) : (
          <Trans>It has expired or was withdrawn. Ask the person who invited you for a new one.</Trans>
        )}
      </Lead>
      <LinkButton href="/dashboard">
        <Trans>Continue</Trans>
      </LinkButton>
    </LinkPage>
  )
}

function Invitation({ token, invitation }: { token: string; invitation: ReceivedInvitation }) {
  const identity = useIdentity()
  const roleNames = useRoleNames()
  const { company, invitedBy, role } = invitation
  const inviter = <bdi>{invitedBy}</bdi>
  const roleName = roleNames[role]
  return (
    <LinkPage title={<Trans>Join {company.name}</Trans>}>
      <Lead>
        {invitedBy ? (
          <Trans>
            {inviter} invites you to hire with {company.name}. Your role: {roleName}.
          </Trans>
        ) : (
          <Trans>
            You are invited to hire with {company.name}. Your role: {roleName}.
          </Trans>
        )}
      </Lead>
      {!company.isVerified && (
        <Callout>
          <Trans>This company has not been verified yet. Accept only if you know who invited you.</Trans>
        </Callout>
      )}
      {identity ? <Accept token={token} email={identity.email} /> : <SignInFirst token={token} />}
    </LinkPage>
  )
}

const joinPath = (token: string) => encodeURIComponent(`/company/join?token=${token}`)

function SignInFirst({ token }: { token: string }) {
  return (
    <>
      <LinkButton href={`/login?redirect=${joinPath(token)}`} variant="filled" size="large" isWide>
        <Trans>Sign in to join</Trans>
      </LinkButton>
      <LinkButton href={`/signup?redirect=${joinPath(token)}`} size="large" isWide>
        <Trans>Create an account</Trans>
      </LinkButton>
    </>
  )
}

function Accept({ token, email }: { token: string; email: string }) {
  const { i18n } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () =>
      callApi<typeof teams.accept>(client, 'POST /shared/api/company-invitation/accept', { body: { token } }),
    onSuccess: async () => {
      await refreshIdentity()
      await cache.invalidateQueries()
      await navigate(workspaceHome.company, { replace: true })
    },
  })
  return (
    <>
      <PlainButton variant="filled" size="large" isWide isPending={accept.isPending} onPress={() => accept.mutate()}>
        <Trans>Accept invitation</Trans>
      </PlainButton>
      {accept.isError && <p role="alert">{describeFailure(i18n, accept.error)}</p>}
      <p>
        <Trans>
          You are signed in as <bdi>{email}</bdi>.
        </Trans>
      </p>
    </>
  )
}
