import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOpenConversation } from '../use-open-conversation.ts'

/** Nobody is looked up by name here: one writes to a company from its job, and to support from anywhere. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { open, isPending } = useOpenConversation()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`New conversation`}
      actions={
        <>
          <LinkButton href="/jobs">
            <Trans>Look at jobs</Trans>
          </LinkButton>
          <Button
            variant="filled"
            isPending={isPending}
            onPress={() => void open({ kind: 'support' }).then((isOpen) => isOpen && onClose())}
          >
            <Trans>Write to support</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>To write to a company, open one of its jobs and choose “Message the company”.</Trans>
      </p>
      <p>
        <Trans>Our support answers questions about your account, this site and anything that feels wrong.</Trans>
      </p>
    </Dialog>
  )
}
