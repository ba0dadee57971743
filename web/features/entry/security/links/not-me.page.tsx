import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { disowning } from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { linkLoaders, type OpenedLink, secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useEventText } from '../event-text.ts'
import { LinkOver, NextSteps } from './link-outcomes.tsx'

type Facts = EndpointResponse<typeof disowning.showLink>

const loaders = linkLoaders((client, { token }) =>
  callApi<typeof disowning.showLink>(client, 'GET /shared/api/not-me-links', { query: { token } }),
)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const headers = secretPageHeaders

/** Open to everyone: the owner may be signed out, and whoever is signed in may not be the owner. */
export default function NotMePage({ loaderData: link }: { loaderData: OpenedLink<Facts> }) {
  const [isDone, setIsDone] = useState(false)
  if (isDone)
    return (
      <LinkPage title={<Trans>Your account is secure</Trans>}>
        <NextSteps />
      </LinkPage>
    )
  return (
    <LinkPage title={<Trans>Not you?</Trans>}>
      {link.state === 'open' ? (
        <Question token={link.token} facts={link.facts} onDone={() => setIsDone(true)} />
      ) : (
        <LinkOver />
      )}
    </LinkPage>
  )
}

function Question({ token, facts, onDone }: { token: string; facts: Facts; onDone: () => void }) {
  const { t } = useLingui()
  const { client, identity } = useSession()
  const wordsOf = useEventText()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/account-recovery.contract.ts').then(
        (contract) => contract.disowning.disown.body,
      ),
    initialValues: { token },
    send: (body) => callApi<typeof disowning.disown>(client, 'POST /not-me', { body }),
    onSuccess: () => {
      // This browser may have been signed in to the account, too.
      identity.write(null)
      onDone()
    },
  })
  return (
    <>
      <Callout title={wordsOf({ kind: facts.kind, subject: null })}>
        <LocalTime at={facts.at} />
      </Callout>
      <Lead>
        <Trans>
          If it was you, close this page: nothing changes. If not, we sign out all devices, reset the password, and
          remove any passkeys and codes added since.
        </Trans>
      </Lead>
      <Form {...form.formProps} aria-label={t`Not you?`}>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>It was not me, secure my account</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}
