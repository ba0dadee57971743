import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ReportDialogProps<Reason extends string> = {
  title: string
  /** What is reported, for whoever opened this from a list. */
  subject?: ReactNode
  /** Who learns of it. */
  help: string
  /** In the order they are offered. */
  reasons: Readonly<Record<Reason, string>>
  /** Of useContractForm, over the body of the endpoint that takes the report. */
  form: {
    formProps: Omit<ComponentProps<typeof Form>, 'children'>
    isPending: boolean
    values: { reason: Reason | null }
    change: (values: { reason: Reason | null }) => void
  }
  /** The field for the person's own words. */
  children: ReactNode
  onClose: () => void
}

/** Tells our team that something is wrong: one look for whatever can be reported. */
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

/** What happens once it is sent. */
export function useReportSent(onClose: () => void): () => Promise<void> {
  const { t } = useLingui()
  return async () => {
    onClose()
    await showToast({ text: t`Thank you. We will look into it.` })
  }
}
