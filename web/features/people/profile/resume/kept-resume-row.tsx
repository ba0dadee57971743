import { Trans, useLingui } from '@lingui/react/macro'
import type { KeptResume } from '#shared/features/people/resumes/resumes.contract.ts'
import { MAX_RESUME_LABEL } from '#shared/features/people/talents/talent-limits.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './kept-resumes.module.css'

type KeptResumeRowProps = {
  resume: KeptResume
  onName: (label: string) => Promise<unknown>
  onRemove: () => Promise<unknown>
  onMakeDefault: () => Promise<unknown>
}

export function KeptResumeRow({ resume, onName, onRemove, onMakeDefault }: KeptResumeRowProps) {
  const { t } = useLingui()
  const label = useAutosave({ saved: resume.label, save: onName })
  const name = resume.label || resume.fileName
  const { writtenFor } = resume
  return (
    <li className={styles.resume}>
      <div className={styles.head}>
        <bdi className={styles.file} translate="no">
          {resume.fileName}
        </bdi>
        {resume.isDefault && (
          <Chip tone="ok">
            <Trans>Default</Trans>
          </Chip>
        )}
        {writtenFor && (
          <Chip tone="info">
            <Trans>Written for a job</Trans>
          </Chip>
        )}
      </div>
      <p className={styles.note}>
        <History resume={resume} />
      </p>
      <TextField
        label={t`Name`}
        isOptional
        maxLength={MAX_RESUME_LABEL}
        value={label.value}
        onChange={label.change}
        onBlur={label.commit}
        problem={label.problem}
      />
      <SaveState {...label.saveState} />
      <div className={styles.actions}>
        {writtenFor ? (
          <LinkButton href={changeHref(resume)}>
            <Trans>Edit this version</Trans>
          </LinkButton>
        ) : (
          <LinkButton href={`/profile/resume-upload?file=${resume.fileId}`}>
            {resume.readAt ? <Trans>Read again</Trans> : <Trans>Import into profile</Trans>}
          </LinkButton>
        )}
        {!resume.isDefault && (
          <PlainButton aria-label={t`Make ${name} the default`} onPress={() => void onMakeDefault()}>
            <Trans>Make default</Trans>
          </PlainButton>
        )}
        <PlainButton variant="danger-text" aria-label={t`Delete ${name}`} onPress={() => void onRemove()}>
          <Trans>Delete</Trans>
        </PlainButton>
      </div>
    </li>
  )
}

const changeHref = ({ writtenFor, label }: KeptResume): string =>
  `/profile?${new URLSearchParams({ as: 'resume', ...writtenFor?.choices, job: writtenFor?.jobId ?? '', title: label })}`

function History({ resume }: { resume: KeptResume }) {
  const day = useDay()
  const { createdAt, readAt, usedAt, writtenFor, wasReadByOlderReader } = resume
  return (
    <>
      {writtenFor ? <Trans>Written {day(createdAt)}.</Trans> : <Trans>Added {day(createdAt)}.</Trans>}{' '}
      {readAt ? <Trans>Read {day(readAt)}.</Trans> : !writtenFor && <Trans>Not read yet.</Trans>}{' '}
      {usedAt && <Trans>Details added to your profile {day(usedAt)}.</Trans>}{' '}
      {wasReadByOlderReader && <Trans>Our résumé reader has improved since then.</Trans>}
    </>
  )
}

function useDay() {
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const now = useNow()
  return (at: string) => <Time at={Date.parse(at)} now={now ?? Date.parse(at)} zone={zone} format="date" />
}
