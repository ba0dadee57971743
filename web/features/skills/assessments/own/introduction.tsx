import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { extraTimeReasons } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { ClockRule } from '#web/features/hiring/screeners/clock-rule.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../assessments.module.css'
import { useExtraTime, useShare, useStart } from './use-assessment-step.ts'

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
      <Rules assessment={assessment} />
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
          <Trans>This test can no longer be started.</Trans>
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
            <Trans>Start test</Trans>
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

function Rules({ assessment }: { assessment: Assessment }) {
  const { minutes, questionCount, release, company } = assessment
  const { name } = company
  return (
    <ul className={styles.rules}>
      <li>
        <Plural value={questionCount} one="# question" other="# questions" />
        {', '}
        <Plural value={minutes} one="# minute" other="# minutes" />
      </li>
      <li>
        <ClockRule minutes={minutes} />
      </li>
      <li>
        <Trans>
          Your answers are saved as you go. If your connection drops, they stay on this device and are sent when you
          reconnect.
        </Trans>
      </li>
      <li>
        <Trans>You can continue on another device, and you can submit once.</Trans>
      </li>
      <li>
        {release === 'none' ? (
          <Trans>{name} reads your answers and does not share the result.</Trans>
        ) : (
          <Trans>{name} reads your answers. You see your result as soon as it is marked.</Trans>
        )}
      </li>
    </ul>
  )
}

function ExtraTime({ assessment, token }: { assessment: Assessment; token: string }) {
  const { t } = useLingui()
  const { change, chosen: pending, problem } = useExtraTime(token)
  const labels = {
    none: t`No extra time`,
    language: t`A fifth more: this is not my first language`,
    condition: t`Half as much again: because of a disability or condition`,
  }
  return (
    <>
      <RadioGroup
        label={t`Do you need more time?`}
        help={t`The company sees neither your choice nor the reason.`}
        value={pending ?? assessment.extraTime}
        onChange={(chosen) => change(extraTimeReasons.find((one) => one === chosen) ?? 'none')}
      >
        {extraTimeReasons.map((reason) => (
          <Radio key={reason} value={reason}>
            {labels[reason]}
          </Radio>
        ))}
      </RadioGroup>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
