import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { VersionChoice } from '#web/ui/version-choice.tsx'
import { AnswerText } from '../questions/answer-text.tsx'
import styles from './conflict-choice.module.css'
import type { DraftAutosave } from './draft-autosave.ts'
import { type FieldPath, valueAt } from './draft-changes.ts'
import { FieldName, questionAt } from './field-name.tsx'
import { useAutosaveState } from './use-draft.ts'

/** Another device has changed the same fields first: only the person knows which version is right. */
export function ConflictChoice({ autosave }: { autosave: DraftAutosave }) {
  const { theirs, shown } = useAutosaveState(autosave)
  if (!theirs) return null
  return (
    <div className={styles.panel}>
      <VersionChoice
        title={<Trans>You also edited this on another device</Trans>}
        savedBy="other-device"
        fields={theirs.paths.map((path) => ({
          id: path,
          name: <FieldName field={path} draft={shown} />,
          theirs: <FieldValue path={path} draft={theirs.draft} />,
          mine: <FieldValue path={path} draft={shown} />,
        }))}
        onChoose={autosave.choose}
      >
        <Trans>
          It was saved there <LocalTime at={theirs.draft.updatedAt} /> with different content. Nothing is lost until you
          choose.
        </Trans>
      </VersionChoice>
    </div>
  )
}

function FieldValue({ path, draft }: { path: FieldPath; draft: Draft }) {
  const { t } = useLingui()
  const value = valueAt(draft, path)
  const question = questionAt(path, draft)
  if (question)
    return (
      <AnswerText
        question={question}
        value={value as AnswerValue | null}
        fileName={draft.answerFiles[question.id]?.name ?? null}
      />
    )
  if (path === 'resumeFileId') return <bdi>{value === null ? t`None` : (draft.resume?.name ?? t`A file`)}</bdi>
  if (path === 'intro') return draft.intro?.kind === 'text' ? <bdi>{draft.intro.text}</bdi> : t`A recording`
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  return <bdi>{typeof value === 'string' && value !== '' ? value : t`None`}</bdi>
}
