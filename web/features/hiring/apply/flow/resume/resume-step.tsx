import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MAX_COVER_NOTE, MAX_RESUME_TEXT } from '#shared/features/hiring/apply/apply-limits.ts'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import type { DraftAutosave } from '#web/features/hiring/apply/draft/draft-autosave.ts'
import { useFields } from '#web/features/hiring/apply/draft/use-fields.ts'
import { ownFactsQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { UploadedFile } from '#web/ui/uploaded-file.tsx'
import styles from '../step-form.module.css'
import { StepForm, type StepProps } from '../step-form.tsx'
import { KeptResumeChoice } from './kept-resume-choice.tsx'

export function ResumeStep(props: StepProps) {
  const { t } = useLingui()
  const { shown, field } = useFields(props.autosave)
  const { resume, coverNote } = shown.form.parts
  return (
    <StepForm
      {...props}
      step="resume"
      title={resume === 'off' ? <Trans>Cover note</Trans> : <Trans>Your résumé</Trans>}
    >
      {(errors) => (
        <>
          {resume !== 'off' && <ResumeField autosave={props.autosave} problem={errors['resume']?.join(' ')} />}
          {coverNote !== 'off' && (
            <TextArea
              {...field('coverNote')}
              label={t`Cover note`}
              help={t`Why this job, in your own words? A few sentences are enough.`}
              isOptional={coverNote === 'optional'}
              rows={6}
              maxLength={MAX_COVER_NOTE}
              countTo={MAX_COVER_NOTE}
            />
          )}
        </>
      )}
    </StepForm>
  )
}

function ResumeField({ autosave, problem }: { autosave: DraftAutosave; problem: string | undefined }) {
  const { t } = useLingui()
  const { shown, field, change } = useFields(autosave)
  const { data: facts } = useQuery(ownFactsQuery)
  const isOptional = shown.form.parts.resume === 'optional'
  const uploaded = shown.resume?.id === shown.resumeFileId ? shown.resume : null
  const isOfProfile = uploaded !== null && uploaded.id === facts?.resume?.id
  const choose = (fileId: string) => {
    change('resumeFileId', fileId)
    void autosave.flush()
  }
  return (
    <div className={styles.group} data-invalid={problem ? '' : undefined}>
      {uploaded && (
        <UploadedFile
          file={uploaded}
          description={isOfProfile ? <Trans>From your profile</Trans> : <Trans>For this application</Trans>}
          onRemove={() => change('resumeFileId', null)}
        />
      )}
      <FileUpload
        // Reset the upload field once the file is saved.
        key={shown.resumeFileId ?? 'none'}
        kind="resume"
        label={uploaded ? t`Upload a different file` : isOptional ? t`Add your résumé (optional)` : t`Add your résumé`}
        onDone={choose}
      />
      <KeptResumeChoice
        job={{ id: shown.job.id, title: shown.job.card?.title ?? '' }}
        current={shown.resumeFileId}
        onChoose={choose}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.note}>
        <Trans>Your file stays private until you send your application.</Trans>
      </p>
      <Disclosure title={<Trans>Paste text instead</Trans>} isInitiallyOpen={shown.resumeText !== ''}>
        <TextArea
          {...field('resumeText')}
          label={t`Résumé as text`}
          isOptional
          rows={10}
          maxLength={MAX_RESUME_TEXT}
          countTo={MAX_RESUME_TEXT}
        />
      </Disclosure>
    </div>
  )
}
