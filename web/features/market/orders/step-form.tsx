import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  MAX_DELIVERY_FILES,
  MAX_ORDER_NOTE,
  type PartyStep,
  takesFiles,
} from '#shared/features/market/orders/order-limits.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type OrderScope, stepOrder } from './order-queries.ts'
import { useStepNames, useStepPrompts } from './order-words.ts'
import styles from './orders.module.css'

type StepFormProps = {
  step: PartyStep
  order: Order
  scope: OrderScope
  onMoved: (order: Order) => Promise<void>
  onClose: () => void
}

/** A step with a message for the other side, and files where they help. */
export function StepForm({ step, order, scope, onMoved, onClose }: StepFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const names = useStepNames()
  const prompts = useStepPrompts()
  const fileIds: string[] = []
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/orders/orders.contract.ts').then((contract) => contract.orderStep),
    initialValues: { event: step, text: '', fileIds },
    send: ({ event, text = '', fileIds: files = [] }) =>
      stepOrder(client, scope, order.id, { event, text, fileIds: files }),
    onSuccess: onMoved,
  })
  const [uploads, setUploads] = useState(1)
  const { values, change } = form
  const takes = takesFiles(step)
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={prompts[step]}
        rows={5}
        countTo={MAX_ORDER_NOTE}
        missingMessage={t`Write a few words for the other side.`}
        autoFocus
        isRequired
      />
      {takes &&
        Array.from({ length: uploads }, (_, place) => (
          // Each upload has its own place; a finished one makes room for the next.
          <FileUpload
            key={place}
            kind="attachment"
            label={<Trans>Add a file</Trans>}
            onDone={(fileId) => {
              change({ fileIds: [...values.fileIds, fileId] })
              setUploads((count) => Math.min(MAX_DELIVERY_FILES, count + 1))
            }}
          />
        ))}
      <FormActions>
        <SubmitButton isPending={form.isPending}>{names[step]}</SubmitButton>
        <PlainButton variant="text" onPress={onClose}>
          <Trans>Not now</Trans>
        </PlainButton>
      </FormActions>
      <p className={styles.small}>
        {step === 'dispute' && <Trans>An operator reads what both of you wrote and decides.</Trans>}
      </p>
    </Form>
  )
}
