import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { HOME_PATH } from '#shared/access/guards.ts'
import type {
  EmailChangeConfirmed,
  EmailSide,
  emailChanges,
} from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { linkLoaders, type OpenedLink, secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { LinkOver } from './link-outcomes.tsx'

type Facts = { side: EmailSide; newEmail: string }

const loaders = linkLoaders<Facts>(async (client, { url, token }) => {
  const side = url.searchParams.get('side') === 'new' ? 'new' : 'old'
  const shown = await callApi<typeof emailChanges.showLink>(client, 'GET /shared/api/email-change-links/:side', {
    params: { side },
    query: { token },
  })
  return { side, ...shown }
})
export const loader = loaders.server
export const clientLoader = loaders.browser
export const headers = secretPageHeaders

export default function EmailChangePage({ loaderData: link }: { loaderData: OpenedLink<Facts> }) {
  const [confirmed, setConfirmed] = useState<EmailChangeConfirmed | null>(null)
  if (confirmed) return <Confirmed {...confirmed} />
  return (
    <LinkPage title={<Trans>Confirm your new email address</Trans>}>
      {link.state === 'open' ? <ConfirmForm token={link.token} {...link.facts} onDone={setConfirmed} /> : <LinkOver />}
    </LinkPage>
  )
}

type ConfirmFormProps = Facts & { token: string; onDone: (confirmed: EmailChangeConfirmed) => void }

function ConfirmForm({ token, side, newEmail, onDone }: ConfirmFormProps) {
  const { client, identity, refreshIdentity } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/account-recovery.contract.ts').then(
        (contract) => contract.emailChanges.confirmByLink.body,
      ),
    initialValues: { side, token },
    send: (body) => callApi<typeof emailChanges.confirmByLink>(client, 'POST /email-change/confirm', { body }),
    onSuccess: async (confirmed) => {
      if (confirmed.isDone && identity.read() !== null) await refreshIdentity()
      onDone(confirmed)
    },
  })
  return (
    <>
      <Lead>
        {side === 'old' ? (
          <Trans>
            Your account’s email address will change to <bdi>{newEmail}</bdi>. If you did not request this, close this
            page and change your password.
          </Trans>
        ) : (
          <Trans>
            Confirm that <bdi>{newEmail}</bdi> is your email address. If you did not request this, close this page:
            nothing changes.
          </Trans>
        )}
      </Lead>
      <Form {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          {side === 'old' ? <Trans>Confirm the new address</Trans> : <Trans>Confirm this address</Trans>}
        </SubmitButton>
      </Form>
    </>
  )
}

function Confirmed({ isDone, newEmail }: EmailChangeConfirmed) {
  return (
    <LinkPage title={isDone ? <Trans>Email address changed</Trans> : <Trans>One more step</Trans>}>
      <Lead>
        {isDone ? (
          <Trans>
            Your email address is now <bdi>{newEmail}</bdi>. Use it to sign in.
          </Trans>
        ) : (
          <Trans>Now confirm from your other address. We emailed it too.</Trans>
        )}
      </Lead>
      <LinkButton href={HOME_PATH} variant="filled" size="large" isWide>
        <Trans>Continue</Trans>
      </LinkButton>
    </LinkPage>
  )
}
