import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { UploadedFile } from '#web/ui/uploaded-file.tsx'
import styles from '../onboarding.module.css'
import { onboardingQuery } from '../onboarding-queries.ts'
import { StepForm, type StepProps } from '../step-form.tsx'
import { useFinish } from '../use-finish.ts'

export function ResumeStep({ facts }: StepProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const finish = useFinish()
  const save = useMutation({
    mutationFn: (fileId: string | null) =>
      callApi<typeof onboarding.saveResume>(client, 'PUT /talent/api/onboarding/resume', { body: { fileId } }),
    onSuccess: (state) => queryClient.setQueryData(onboardingQuery.queryKey, state),
  })
  const problem = describeFailure(i18n, save.error ?? finish.error)
  return (
    <StepForm
      step="resume"
      title={<Trans>Do you have a résumé handy?</Trans>}
      lead={<Trans>We keep it for your applications. You can also add it later.</Trans>}
      form={{
        problem,
        failureCount: save.failureCount + finish.failureCount,
        onSubmit: (event: FormEvent) => {
          event.preventDefault()
          if (!finish.isPending) finish.mutate()
        },
      }}
      isPending={finish.isPending}
      continueLabel={<Trans>Finish</Trans>}
    >
      {facts.resume && (
        <UploadedFile
          file={facts.resume}
          description={<Trans>Your résumé</Trans>}
          isPending={save.isPending}
          onRemove={() => save.mutate(null)}
        />
      )}
      <FileUpload
        // Reset the upload field once the file is saved.
        key={facts.resume?.id ?? 'none'}
        kind="resume"
        label={facts.resume ? t`Replace your résumé` : t`Add your résumé`}
        onDone={(fileId) => save.mutate(fileId)}
      />
      <p className={styles.note}>
        <Trans>Your file stays private until you send it with an application. We never alter it.</Trans>
      </p>
    </StepForm>
  )
}
