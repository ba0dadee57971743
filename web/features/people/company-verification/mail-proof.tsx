import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './verification.module.css'
import { useShowVerification } from './verification-query.ts'

const loadContract = () => import('#shared/features/people/company-verification/company-verification.contract.ts')

export function MailProof({ company, domain }: { company: CompanyVerification; domain: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Card title={<Trans>With an email address at your domain</Trans>}>
      {sentTo === null ? (
        <AddressForm company={company} domain={domain} onSent={setSentTo} />
      ) : (
        <CodeForm company={company} email={sentTo} onBack={() => setSentTo(null)} />
      )}
    </Card>
  )
}

type AddressFormProps = { company: CompanyVerification; domain: string; onSent: (email: string) => void }

function AddressForm({ company, domain, onSent }: AddressFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () => loadContract().then(({ domainMail }) => domainMail),
    initialValues: { email: '' },
    draftName: `company-domain-${company.companyId}`,
    send: async (body) => {
      await callApi<typeof verification.mail>(client, 'POST /company/api/companies/:companyId/verification/mail', {
        params: { companyId: company.companyId },
        body,
      })
      return body.email
    },
    onSuccess: onSent,
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('email')}
        label={t`Email address`}
        help={t`Any mailbox you can read at ${domain}. We send a code there.`}
        type="email"
        autoComplete="email"
        isRequired
        missingMessage={t`Enter an address at ${domain}.`}
      />
      <FormActions>
        <SubmitButton variant="outline" isPending={form.isPending}>
          <Trans>Send code</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

type CodeFormProps = { company: CompanyVerification; email: string; onBack: () => void }

function CodeForm({ company, email, onBack }: CodeFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowVerification()
  const form = useContractForm({
    loadSchema: () => loadContract().then(({ domainCode }) => domainCode),
    initialValues: { email, code: '' },
    send: (body) =>
      callApi<typeof verification.useCode>(client, 'POST /company/api/companies/:companyId/verification/code', {
        params: { companyId: company.companyId },
        body,
      }),
    onSuccess: show,
  })
  return (
    <Form {...form.formProps}>
      <p className={styles.text}>
        <Trans>
          We sent a code to <bdi>{email}</bdi>. It works for ten minutes.
        </Trans>
      </p>
      <TextField
        {...form.field('code')}
        inputRef={focusOnMount}
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        missingMessage={t`Enter the code from the email.`}
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Confirm domain</Trans>
        </SubmitButton>
        <Button variant="text" onPress={onBack}>
          <Trans>Use another address</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
