import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isDisputedMilestone } from '#shared/features/elite/projects/milestone-status.ts'
import type { Milestone, Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_FEEDBACK } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'
import { SideName } from './side-name.tsx'

/** What both sides said, and what an operator decided. */
export function Dispute({ milestone, project }: { milestone: Milestone; project: Project }) {
  const { dispute, status, id, can } = milestone
  if (!dispute) return null
  const { side, reason, reply, replyBy, decision } = dispute
  const isOpen = isDisputedMilestone(status)
  return (
    <>
      <Callout
        tone={isOpen ? 'warn' : 'info'}
        title={isOpen ? <Trans>An operator will decide</Trans> : <Trans>An operator has decided</Trans>}
      >
        <div className={styles.stack}>
          <Said by={<SideName project={project} side={side} />} text={reason} />
          {reply && (
            <Said by={<SideName project={project} side={side === 'member' ? 'company' : 'member'} />} text={reply} />
          )}
          {isOpen && !reply && (
            <p className={styles.words}>
              <Trans>
                The other side can answer until <MomentOf at={replyBy} format="date" />.
              </Trans>
            </p>
          )}
          {decision && <Said by={<Trans>Operator</Trans>} text={decision} />}
        </div>
      </Callout>
      {can.includes('reply') && <ReplyForm key={reply} id={id} reply={reply} />}
    </>
  )
}

function Said({ by, text }: { by: ReactNode; text: string }) {
  if (!text) return null
  return (
    <p className={styles.text}>
      <strong>{by}</strong>
      {': '}
      <bdi translate="no">{text}</bdi>
    </p>
  )
}

function ReplyForm({ id, reply }: { id: string; reply: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ disputeReply }) => disputeReply),
    initialValues: { text: reply },
    send: (body) =>
      callApi<typeof projects.replyToDispute>(client, 'PUT /shared/api/milestones/:id/dispute-reply', {
        params: { id },
        body,
      }),
    onSuccess: show,
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={t`Your side of the dispute`}
        rows={3}
        countTo={MAX_FEEDBACK}
        isRequired
      />
      <SubmitButton isPending={form.isPending}>
        <Trans>Send to the operator</Trans>
      </SubmitButton>
    </Form>
  )
}
