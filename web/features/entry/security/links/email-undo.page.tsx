import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { linkLoaders, type OpenedLink, secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { LinkOver, NextSteps } from './link-outcomes.tsx'

type Facts = EndpointResponse<typeof emailChanges.showUndo>

const loaders = linkLoaders((client, { token }) =>
  callApi<typeof emailChanges.showUndo>(client, 'GET /shared/api/email-undo-links', { query: { token } }),
)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const headers = secretPageHeaders

export default function EmailUndoPage({ loaderData: link }: { loaderData: OpenedLink<Facts> }) {
  const [restored, setRestored] = useState<string | null>(null)
  if (restored !== null)
    return (
      <LinkPage title={<Trans>Your email address has been restored</Trans>}>
        <Lead>
          <Trans>
            Your email address is <bdi>{restored}</bdi> again.
          </Trans>
        </Lead>
        <NextSteps />
      </LinkPage>
    )
  return (
    <LinkPage title={<Trans>Undo the email address change</Trans>}>
      {link.state === 'open' ? (
        <UndoForm token={link.token} oldEmail={link.facts.oldEmail} onDone={setRestored} />
      ) : (
        <LinkOver />
      )}
    </LinkPage>
  )
}

function UndoForm({ token, oldEmail, onDone }: { token: string; oldEmail: string; onDone: (email: string) => void }) {
  const { client, identity } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/account-recovery.contract.ts').then(
        (contract) => contract.emailChanges.undo.body,
      ),
    initialValues: { token },
    send: (body) => callApi<typeof emailChanges.undo>(client, 'POST /email-change/undo', { body }),
    onSuccess: ({ email }) => {
      identity.write(null)
      onDone(email)
    },
  })
  return (
    <>
      <Lead>
        <Trans>
          Your account’s email address goes back to <bdi>{oldEmail}</bdi>. All devices are signed out, and you choose a
          new password.
        </Trans>
      </Lead>
      <Form {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Restore my email address</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}
