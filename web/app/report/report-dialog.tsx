import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ReportDialogProps<Reason extends string> = {
  title: string
  /** What is being reported, for dialogs opened from a list. */
  subject?: ReactNode
  /** Who will see the report. */
  help: string
  /** In display order. */
  reasons: Readonly<Record<Reason, string>>
  /** From useContractForm, for the body of the endpoint that takes the report. */
  form: {
    formProps: Omit<ComponentProps<typeof Form>, 'children'>
    isPending: boolean
    values: { reason: Reason | null }
    change: (values: { reason: Reason | null }) => void
  }
  /** The free-text field. */
  children: ReactNode
  onClose: () => void
}

/** Reports something to our team: the same dialog for everything that can be reported. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, subject, help, reasons, form, children, onClose } = props
  const { t } = useLingui()
  const offered = Object.keys(reasons) as Reason[]
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <Form {...form.formProps}>
        {subject}
        <RadioGroup
          name="reason"
          label={t`Reason`}
          help={help}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: offered.find((one) => one === chosen) ?? null })}
        >
          {offered.map((reason) => (
            <Radio key={reason} value={reason}>
              {reasons[reason]}
            </Radio>
          ))}
        </RadioGroup>
        {children}
        <SubmitButton isPending={form.isPending}>
          <Trans>Send report</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Confirms the report and says what happens next. */
export function useReportSent(onClose: () => void): () => Promise<void> {
  const { t } = useLingui()
  return async () => {
    onClose()
    await showToast({ text: t`Thank you. We will look into it.` })
  }
}
