import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { apply, GuestStart } from '#shared/features/hiring/apply/apply.contract.ts'
import { MAX_NAME } from '#shared/features/hiring/apply/apply-limits.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { TermsText, useDocuments } from '#web/features/entry/sign-in/ways/terms-text.tsx'
import { useKeptFields } from '#web/features/entry/sign-in/ways/use-kept-fields.ts'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { Mailed } from './guest-code.tsx'
import { GuestPlace } from './guest-place.tsx'

type GuestFormProps = { job: PublicJob; onMailed: (start: GuestStart, sent: Mailed) => void }

const KEPT = ['country', 'name', 'email', 'acceptsTerms'] as const

type Values = { country: string | null; name: string; email: string; via?: string; acceptsTerms?: true | null }

export function GuestForm({ job, onMailed }: GuestFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const [search] = useSearchParams()
  const via = search.get('via')
  const typed = useRef<GuestStart>({ name: '', email: '' })
  const documents = useDocuments()
  const initialValues: Values = {
    country: null,
    name: '',
    email: '',
    ...(via !== null && { via }),
    ...(documents.hasAny && { acceptsTerms: null }),
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/apply/apply.contract.ts').then(({ apply }) => apply.startAsGuest.body),
    initialValues,
    plainName: 'apply-start',
    send: (body) => {
      typed.current = body
      return callApi<typeof apply.startAsGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest', {
        params: { jobId: job.id },
        body,
      })
    },
    onSuccess: (sent) => onMailed(typed.current, sent),
  })
  useKeptFields(form, 'guest-apply', KEPT)
  return (
    <PlainForm {...form.formProps}>
      <GuestPlace job={job} country={form.values.country} onChange={(country) => form.change({ country })} />
      <TextField
        {...form.field('name')}
        label={t`Your full name`}
        autoComplete="name"
        maxLength={MAX_NAME}
        isRequired
        missingMessage={t`Enter your name.`}
      />
      <TextField
        {...form.field('email')}
        label={t`Email`}
        type="email"
        autoComplete="email"
        isRequired
        missingMessage={t`Enter an email address you can access.`}
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
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Email me a code</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
