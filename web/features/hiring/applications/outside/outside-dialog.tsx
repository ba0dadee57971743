import { type CalendarDate, parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { outsideStatuses } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  OutsideApplication,
  OutsideFields,
  outsideApplications,
} from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshOutside } from '../application-queries.ts'
import { useOutsideStatusText } from '../texts/status-text.ts'
import { ContactFields } from './contact-fields.tsx'
import { fieldsOf } from './use-outside-changes.ts'

type OutsideDialogProps = { application: OutsideApplication | null; onClose: () => void }

const MAX_NOTES = 5_000

const empty: OutsideFields = {
  company: '',
  role: '',
  url: null,
  status: 'applied',
  appliedOn: null,
  followUpOn: null,
  notes: '',
  contacts: [],
}

export function OutsideDialog({ application, onClose }: OutsideDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels = useOutsideStatusText()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/outside-applications.contract.ts').then(
        (contract) => contract.outsideFields,
      ),
    initialValues: application ? fieldsOf(application) : empty,
    // A draft survives a reload and closing the dialog by mistake.
    draftName: `outside-application:${application?.id ?? 'new'}`,
    send: (body, idempotencyKey) =>
      application
        ? callApi<typeof outsideApplications.update>(client, 'PUT /talent/api/outside-applications/:id', {
            params: { id: application.id },
            body: { ...body, isArchived: application.isArchived },
          })
        : callApi<typeof outsideApplications.add>(client, 'POST /talent/api/outside-applications', {
            body,
            idempotencyKey,
          }),
    onSuccess: async ({ role }) => {
      onClose()
      await refreshOutside(cache)
      await showToast({ text: t`Saved: ${role}` })
    },
  })
  const { values } = form
  const day = (name: 'appliedOn' | 'followUpOn') => ({
    name,
    value: values[name] ? parseDate(values[name]) : null,
    onChange: (chosen: CalendarDate | null) => form.change({ [name]: chosen?.toString() ?? null }),
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={application ? t`Edit application` : t`Track an application`}>
      <Form {...form.formProps}>
        <TextField {...form.field('role')} label={t`Job title`} missingMessage={t`Enter the job title.`} isRequired />
        <TextField
          {...form.field('company')}
          label={t`Company`}
          autoComplete="organization"
          missingMessage={t`Enter the company name.`}
          isRequired
        />
        <Select
          name="status"
          label={t`Status`}
          choices={outsideStatuses.map((id) => ({ id, label: labels[id] }))}
          value={values.status}
          onChange={(chosen) => form.change({ status: outsideStatuses.find((one) => one === chosen) ?? values.status })}
        />
        <TextField
          {...form.field('url')}
          value={values.url ?? ''}
          onChange={(text) => form.change({ url: text === '' ? null : text })}
          label={t`Job link`}
          help={t`Starts with https://`}
          type="url"
          inputMode="url"
          isOptional
        />
        <FieldPair>
          <DateField<CalendarDate> {...day('appliedOn')} label={t`Applied on`} isOptional />
          <DateField<CalendarDate> {...day('followUpOn')} label={t`Follow up on`} isOptional />
        </FieldPair>
        <ContactFields contacts={values.contacts} onChange={(contacts) => form.change({ contacts })} />
        <TextArea {...form.field('notes')} label={t`Notes`} isOptional rows={3} countTo={MAX_NOTES} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Save</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
