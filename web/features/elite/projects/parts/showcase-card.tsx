import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_SHOWCASE } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

export function ShowcaseCard({ project }: { project: Project }) {
  const { showcase, can } = project
  if (!can.showcase) return null
  return (
    <Card title={<Trans>Public showcase</Trans>}>
      <div className={styles.stack}>
        <p className={styles.words}>
          {showcase.isOwnConsent && showcase.isOtherConsent ? (
            <Trans>This project is shown in public. Either side can take it down at any time.</Trans>
          ) : showcase.isOwnConsent ? (
            <Trans>You agreed to this text. The project is shown once the other side agrees, too.</Trans>
          ) : showcase.isOtherConsent ? (
            <Trans>The other side agreed to this text. If you agree, too, the project is shown in public.</Trans>
          ) : (
            <Trans>The project is shown in public once both sides agree to the same text.</Trans>
          )}
        </p>
        <ShowcaseForm key={showcase.text} project={project} />
      </div>
    </Card>
  )
}

function ShowcaseForm({ project: { id, showcase } }: { project: Project }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const send = (body: { isPublic: boolean; text: string }) =>
    callApi<typeof projects.publish>(client, 'PUT /shared/api/projects/:id/showcase', { params: { id }, body })
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ showcaseEntry }) => showcaseEntry),
    initialValues: { isPublic: true, text: showcase.text },
    send,
    onSuccess: show,
  })
  const takeBack = useMutation({
    mutationFn: () => send({ isPublic: false, text: showcase.text }),
    onSuccess: show,
  })
  const problem = describeFailure(i18n, takeBack.error)
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={t`Text`}
        help={t`Title, names of both sides, this text and the stars are shown. A new text needs the consent of both.`}
        rows={3}
        countTo={MAX_SHOWCASE}
        isRequired
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Agree to show it</Trans>
        </SubmitButton>
        {showcase.isOwnConsent && (
          <PlainButton isPending={takeBack.isPending} onPress={() => takeBack.mutate()}>
            <Trans>Take back consent</Trans>
          </PlainButton>
        )}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </FormActions>
    </Form>
  )
}
