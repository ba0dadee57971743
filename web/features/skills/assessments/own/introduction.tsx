import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { ExtraTimeChoice } from '#web/features/hiring/screeners/extra-time-choice.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../assessments.module.css'
import { InterviewRules, Rules } from './rules.tsx'
import { useExtraTime, useShare, useStart } from './use-assessment-step.ts'

const Practice = lazyPart(async () => (await import('../interview/practice.tsx')).Practice)
const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

type IntroductionProps = {
  assessment: Assessment
  token: string
  requestedAt: number
  onStart: (attemptId: string) => void
  /** Declined or answered with an earlier result. */
  onSettled: () => void
}

/** Everything to know before the clock starts. */
export function Introduction({ assessment, token, requestedAt, onStart, onSettled }: IntroductionProps) {
  const { title, intro, company, message, jobTitle, canStart, reusable } = assessment
  const isInterview = assessment.format === 'interview'
  const [isDeclining, setIsDeclining] = useState(false)
  const start = useStart(token, onStart)
  const share = useShare(token, onSettled)
  const reader = useReader(requestedAt)
  const problem = start.problem ?? share.problem
  return (
    <section className={styles.intro}>
      <p className={styles.company}>
        <CompanyMark name={company.name} size="small" />
        <span>
          <bdi>{company.name}</bdi>
          {jobTitle && (
            <>
              {' · '}
              <bdi>{jobTitle}</bdi>
            </>
          )}
        </span>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {message && (
        <p className={styles.message} translate="no">
          <bdi>{message}</bdi>
        </p>
      )}
      {intro && (
        <p className={styles.words} translate="no">
          <bdi>{intro}</bdi>
        </p>
      )}
      {assessment.appeal?.decision === 'retake' && (
        <Callout tone="info" title={<Trans>You can take this test again</Trans>}>
          <bdi translate="no">{assessment.appeal.reply}</bdi>
        </Callout>
      )}
      {isInterview ? <InterviewRules assessment={assessment} /> : <Rules assessment={assessment} />}
      {isInterview && canStart && (
        <Suspense fallback={null}>
          <Practice />
        </Suspense>
      )}
      {reusable && canStart && (
        <Callout tone="info">
          <Trans>
            You took this test on{' '}
            <Time at={Date.parse(reusable.takenAt)} zone={reader.zone} now={reader.now} format="date" />. You can share
            that result instead of taking the test again.
          </Trans>
        </Callout>
      )}
      {canStart && <ExtraTime assessment={assessment} token={token} />}
      {!canStart && (
        <Callout tone="warn">
          {isInterview ? (
            <Trans>This interview can no longer be started.</Trans>
          ) : (
            <Trans>This test can no longer be started.</Trans>
          )}
        </Callout>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {canStart && (
          <PlainButton variant="filled" size="large" isPending={start.isPending} onPress={start.press}>
            {isInterview ? <Trans>Start interview</Trans> : <Trans>Start test</Trans>}
          </PlainButton>
        )}
        {canStart && reusable && (
          <PlainButton size="large" isPending={share.isPending} onPress={share.press}>
            <Trans>Share my result</Trans>
          </PlainButton>
        )}
        <LinkButton size="large" href="/assessments">
          <Trans>Not now</Trans>
        </LinkButton>
        {canStart && (
          <PlainButton variant="text" size="large" onPress={() => setIsDeclining(true)}>
            <Trans>Decline</Trans>
          </PlainButton>
        )}
      </div>
      {isDeclining && (
        <Suspense fallback={null}>
          <DeclineDialog assessment={assessment} onClose={() => setIsDeclining(false)} onDeclined={onSettled} />
        </Suspense>
      )}
    </section>
  )
}

function ExtraTime({ assessment, token }: { assessment: Assessment; token: string }) {
  const { change, chosen: pending, problem } = useExtraTime(token)
  return (
    <>
      <ExtraTimeChoice value={pending ?? assessment.extraTime} onChange={change} isForCompany />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
