import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_CHECK_NOTE } from '#shared/features/people/companies/company-limits.ts'
import type {
  CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useShowVerification } from './verification-query.ts'

/** For companies without a domain of their own, or whose people use a public mailbox. */
export function ManualCheck({ company }: { company: CompanyVerification }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowVerification()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/company-verification/company-verification.contract.ts').then(
        ({ checkRequest }) => checkRequest,
      ),
    initialValues: { note: company.checkNote ?? '' },
    draftName: `company-check-${company.companyId}`,
    send: (body) =>
      callApi<typeof verification.askForCheck>(client, 'POST /company/api/companies/:companyId/verification/check', {
        params: { companyId: company.companyId },
        body,
      }),
    onSuccess: async (shown) => {
      await show(shown)
      void showToast({ text: t`Thank you. We will look at it.` })
    },
  })
  return (
    <Card title={<Trans>By hand</Trans>}>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('note')}
          label={t`How can we tell that the company is yours?`}
          help={t`For example the entry in a public register, a page that names you, or a phone number.`}
          countTo={MAX_CHECK_NOTE}
          isRequired
          missingMessage={t`Tell us what we can check.`}
        />
        <FormActions>
          <SubmitButton variant="outline" isPending={form.isPending}>
            {company.checkNote === null ? <Trans>Ask for a check</Trans> : <Trans>Update the note</Trans>}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
