import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { CODE_LENGTH } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { invitationQuery } from './assessment-queries.ts'
import styles from './assessments.module.css'
import { GuestEntry, signInHref } from './own/guest-entry.tsx'
import { guestLinkAction } from './own/guest-link.server.ts'

export const action = guestLinkAction

const queries = pageQueries(({ url }) => {
  const token = url.searchParams.get('token')
  return token === null ? [] : [invitationQuery(token)]
})
export const loader = queries.server
export const clientLoader = queries.browser

/** Enters with an emailed link, or with the code from the invitation. */
export default function GuestIndexPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (token === null) return <CodePage />
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.intro}>
        <GuestEntry token={token} />
        <p className={styles.words}>
          <Link to={signInHref(token)}>
            <Trans>I have an account</Trans>
          </Link>
        </p>
      </div>
    </QueryBoundary>
  )
}

function CodePage() {
  const outcome = useFormOutcome()
  const [mailedTo, setMailedTo] = useState(outcome?.failure === null ? outcomeText(outcome, 'email') : null)
  return (
    <div className={styles.intro}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Were you invited to take a test?</Trans>
      </h1>
      {mailedTo === null ? (
        <LinkForm onSent={setMailedTo} />
      ) : (
        <p className={styles.words} role="status">
          <Trans>
            If the code and <bdi>{mailedTo}</bdi> belong to an open invitation, we have just emailed you a new link.
            Open it to see what the test is about.
          </Trans>
        </p>
      )}
      <p className={styles.words}>
        <Link to={`${SIGN_IN_PATH}?redirect=/assessments`}>
          <Trans>I have an account</Trans>
        </Link>
      </p>
    </div>
  )
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/assessments.contract.ts').then(
        (contract) => contract.assessments.requestLink.body,
      ),
    initialValues: { email: '', code: '' },
    plainName: 'guest-link',
    send: async (body) => {
      await callApi<typeof assessments.requestLink>(client, 'POST /shared/api/assessment-links', { body })
      return body.email
    },
    onSuccess: onSent,
  })
  return (
    <PlainForm {...form.formProps}>
      <p className={styles.words}>
        <Trans>Enter the code from the invitation and the address it was sent to. We email you a new link.</Trans>
      </p>
      <TextField
        {...form.field('email')}
        label={t`Email`}
        type="email"
        autoComplete="email"
        isRequired
        missingMessage={t`Enter the address the invitation was sent to.`}
      />
      <TextField
        {...form.field('code')}
        label={t`Code`}
        autoComplete="off"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        isRequired
        missingMessage={t`Enter the code from the invitation.`}
      />
      <SubmitButton size="large" isPending={form.isPending}>
        <Trans>Email me the link</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
