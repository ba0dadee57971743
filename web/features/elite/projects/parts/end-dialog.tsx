import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_END_REASON } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useShowProject } from '../projects-queries.ts'

export function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ projectStep }) => projectStep),
    initialValues: { event: 'terminate' as const, reason: '' },
    send: (body) =>
      callApi<typeof projects.step>(client, 'POST /shared/api/projects/:id/status', { params: { id }, body }),
    onSuccess: async (shown) => {
      onClose()
      await show(shown)
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`End this project early?`}>
      <Form {...form.formProps}>
        <p>
          <Trans>Nothing more can be submitted or approved. The other side reads your reason.</Trans>
        </p>
        <TextArea {...form.field('reason')} label={t`Reason`} rows={3} countTo={MAX_END_REASON} isOptional />
        <SubmitButton isPending={form.isPending}>
          <Trans>End early</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
