import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { sentProfileOf } from '#shared/features/hiring/applications/sent-profile.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { RecordedIntro } from '#web/features/base/recorder/recorded-intro.tsx'
import { ProfileLines } from '#web/features/hiring/applications/sent/profile-lines.tsx'
import { ownFactsQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { previewQuery } from '#web/features/people/profile/profile-query.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { AnswerText } from '../questions/answer-text.tsx'
import styles from './review-parts.module.css'
import { stepsOf } from './step-address.ts'
import { useStepText } from './step-text.ts'

type ReviewPartsProps = { draft: Draft; renderChange: (step: ApplyStep) => ReactNode }

export function ReviewParts({ draft, renderChange }: ReviewPartsProps) {
  const labels = useStepText()
  const parts: Partial<Record<ApplyStep, ReactNode>> = {
    you: <YouPart draft={draft} />,
    resume: <ResumePart draft={draft} />,
    questions: <QuestionsPart draft={draft} />,
    intro: <IntroPart draft={draft} />,
    tests: <TestsPart draft={draft} />,
  }
  return (
    <>
      {stepsOf(draft)
        .filter((step) => step !== 'review')
        .map((step) => (
          <Card key={step} title={labels[step]} aside={renderChange(step)}>
            {parts[step]}
          </Card>
        ))}
      <OwnProfile />
    </>
  )
}

/** Included as companies may see it on the day of sending. */
function OwnProfile() {
  const { data: view } = useQuery(previewQuery('company'))
  const { data: facts } = useQuery(ownFactsQuery)
  if (!view || !facts) return null
  const { profile, background } = sentProfileOf(view, facts)
  return (
    <Card title={<Trans>Your profile</Trans>}>
      <ProfileLines profile={profile} />
      <Suspense>{background && <ProfileEntries {...background} />}</Suspense>
    </Card>
  )
}

const ProfileEntries = lazyPart(
  async () => (await import('#web/features/people/profile/view/profile-entries.tsx')).ProfileEntries,
)

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const None = () => (
  <span className={styles.none}>
    <Trans>None</Trans>
  </span>
)

function YouPart({ draft }: { draft: Draft }) {
  const email = useIdentity()?.email
  return (
    <dl className={styles.lines}>
      <Line term={<Trans>Name</Trans>}>{draft.name ? <bdi>{draft.name}</bdi> : <None />}</Line>
      <Line term={<Trans>Email</Trans>}>
        <bdi>{email}</bdi>
      </Line>
      {draft.form.parts.phone !== 'off' && (
        <Line term={<Trans>Phone</Trans>}>{draft.phone ? <bdi>{draft.phone}</bdi> : <None />}</Line>
      )}
    </dl>
  )
}

function ResumePart({ draft }: { draft: Draft }) {
  const { i18n } = useLingui()
  const { resume, coverNote } = draft.form.parts
  return (
    <dl className={styles.lines}>
      {resume !== 'off' && (
        <Line term={<Trans>File</Trans>}>
          {draft.resume ? (
            <>
              <bdi>{draft.resume.name}</bdi>, <bdi>{formatBytes(draft.resume.size, i18n.locale)}</bdi>
            </>
          ) : (
            <None />
          )}
        </Line>
      )}
      {draft.resumeText !== '' && (
        <Line term={<Trans>Pasted text</Trans>}>
          <LongText text={draft.resumeText} />
        </Line>
      )}
      {coverNote !== 'off' && (
        <Line term={<Trans>Cover note</Trans>}>{draft.coverNote ? <LongText text={draft.coverNote} /> : <None />}</Line>
      )}
    </dl>
  )
}

const LongText = ({ text }: { text: string }) => <bdi className={styles.text}>{text}</bdi>

function QuestionsPart({ draft }: { draft: Draft }) {
  return (
    <dl className={styles.lines}>
      {draft.form.questions.map((question) => (
        <Line key={question.id} term={<bdi>{question.label}</bdi>}>
          <AnswerText
            question={question}
            value={draft.answers[question.id] ?? null}
            fileName={draft.answerFiles[question.id]?.name ?? null}
          />
        </Line>
      ))}
    </dl>
  )
}

function IntroPart({ draft }: { draft: Draft }) {
  if (draft.intro === null) return <None />
  if (draft.intro.kind === 'text') return <LongText text={draft.intro.text} />
  return <RecordedIntro recordingId={draft.intro.recordingId} />
}

function TestsPart({ draft }: { draft: Draft }) {
  const { t } = useLingui()
  const states: Record<Draft['tests'][number]['state'], string> = {
    open: t`Not taken yet`,
    running: t`In progress`,
    done: t`Done`,
  }
  return (
    <dl className={styles.lines}>
      {draft.tests.map(({ testId, title, state }) => (
        <Line key={testId} term={<bdi>{title}</bdi>}>
          {states[state]}
        </Line>
      ))}
    </dl>
  )
}
