import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { AnswerText } from '../questions/answer-text.tsx'
import styles from './conflict-choice.module.css'
import type { DraftAutosave } from './draft-autosave.ts'
import { type FieldPath, valueAt } from './draft-changes.ts'
import { FieldName, questionAt } from './field-name.tsx'
import { useAutosaveState } from './use-draft.ts'

/** Another device has changed the same fields first: only the person knows which version is right. */
export function ConflictChoice({ autosave }: { autosave: DraftAutosave }) {
  const { theirs, shown } = useAutosaveState(autosave)
  const panel = useRef<HTMLElement>(null)
  const isShown = theirs !== null
  useEffect(() => {
    if (!isShown) return
    panel.current?.focus({ preventScroll: true })
    // Scroll it out from under the top bar.
    panel.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!theirs) return null
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="conflict">
      <h2 id="conflict" className={styles.title}>
        <Trans>You also edited this on another device</Trans>
      </h2>
      <p>
        <Trans>
          It was saved there <LocalTime at={theirs.draft.updatedAt} /> with different content. Nothing is lost until you
          choose.
        </Trans>
      </p>
      <dl className={styles.fields}>
        {theirs.paths.map((path) => (
          <div key={path} className={styles.field}>
            <dt className={styles.name}>
              <FieldName field={path} draft={shown} />
            </dt>
            <dd>
              <span className={styles.side}>
                <Trans>Other device</Trans>
              </span>
              <FieldValue path={path} draft={theirs.draft} />
            </dd>
            <dd>
              <span className={styles.side}>
                <Trans>This device</Trans>
              </span>
              <FieldValue path={path} draft={shown} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => void autosave.choose('theirs')}>
          <Trans>Use the other version</Trans>
        </Button>
        <Button variant="filled" onPress={() => void autosave.choose('mine')}>
          <Trans>Keep this version</Trans>
        </Button>
      </div>
    </section>
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
