import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import type { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { TermsText, useDocuments } from '#web/features/entry/sign-in/ways/terms-text.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { invitationQuery } from '../assessment-queries.ts'
import styles from '../assessments.module.css'

/** The emailed link, without an account. Opening it has no effect, because mail scanners open links, too; the button uses it. */
export function GuestEntry({ token }: { token: string }) {
  const link = useQuery({ ...invitationQuery(token), retry: false })
  if (link.error instanceof ApiError)
    return (
      <Callout tone="info" title={<Trans>This link no longer works</Trans>}>
        <Trans>It has expired, or we have emailed you a newer one.</Trans>
      </Callout>
    )
  if (!link.data) return null
  const { company, title, email, hasAccount } = link.data
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <p className={styles.words}>
        <Trans>
          <bdi>{company}</bdi> invites you to take this test. It does not start yet: first you see how long it takes and
          what the rules are.
        </Trans>
      </p>
      {hasAccount ? (
        <div className={styles.actions}>
          <LinkButton variant="filled" size="large" href={signInHref(token)}>
            <Trans>Sign in to continue</Trans>
          </LinkButton>
        </div>
      ) : (
        <EntryForm token={token} email={email} />
      )}
    </>
  )
}

export const signInHref = (token: string) => `${SIGN_IN_PATH}?redirect=/assessments/${token}`

function EntryForm({ token, email }: { token: string; email: string }) {
  const { t } = useLingui()
  const { client, adopt } = useSession()
  const navigate = useNavigate()
  const documents = useDocuments()
  const initialValues: { token: string; name: string; acceptsTerms?: true | null } = {
    token,
    name: '',
    ...(documents.hasAny && { acceptsTerms: null }),
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/assessments.contract.ts').then(
        (contract) => contract.assessments.enter.body,
      ),
    initialValues,
    plainName: 'guest-enter',
    send: (body) => callApi<typeof assessments.enter>(client, 'POST /shared/api/assessment-entries', { body }),
    onSuccess: async ({ next, outcome }) => {
      const secondStep = outcome && (await adopt(outcome))
      await navigate(outcome && !secondStep ? next : signInHref(token), { replace: true })
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <input type="hidden" name="token" value={token} />
      <TextField
        {...form.field('name')}
        label={t`Your full name`}
        help={t`The company sees it with your result.`}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        isRequired
        missingMessage={t`Enter your name.`}
      />
      {documents.hasAny && (
        <TickBox
          name="acceptsTerms"
          isSelected={form.values.acceptsTerms === true}
          onChange={(isTicked) => form.change({ acceptsTerms: isTicked || null })}
          problem={form.errors['acceptsTerms']?.[0]}
        >
          <span>
            <TermsText />
          </span>
        </TickBox>
      )}
      <SubmitButton size="large" isPending={form.isPending}>
        <Trans>Continue without an account</Trans>
      </SubmitButton>
      <p className={styles.words}>
        <Trans>
          Your answers and your result are kept for <bdi>{email}</bdi>. To come back, open the link again on any device.
        </Trans>
      </p>
    </PlainForm>
  )
}
