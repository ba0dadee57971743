import { Plural, Trans } from '@lingui/react/macro'
import { REUSE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import { ClockRule } from '#web/features/hiring/screeners/clock-rule.tsx'
import styles from '../assessments.module.css'

export function Rules({ assessment }: { assessment: Assessment }) {
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

export function InterviewRules({ assessment }: { assessment: Assessment }) {
  const { minutes, questionCount, company } = assessment
  const { name } = company
  return (
    <ul className={styles.rules}>
      <li>
        <Plural value={questionCount} one="# question" other="# questions" />
        {', '}
        <Plural value={minutes} one="about # minute" other="about # minutes" />
      </li>
      <li>
        <Trans>You see one question at a time. Your time to think starts when you open it.</Trans>
      </li>
      <li>
        <Trans>Answer by video, by voice or in writing, as you prefer.</Trans>
      </li>
      <li>
        <Trans>You choose which take to send. The others are deleted.</Trans>
      </li>
      <li>
        <Trans>Take breaks between questions, and continue on another device if you like.</Trans>
      </li>
      <li>
        <Trans>
          {name} watches your answers and sees how long you thought before each one. They are never rated automatically.
        </Trans>
      </li>
      <li>
        <Trans>Your recordings are deleted {REUSE_DAYS} days after you submit.</Trans>
      </li>
    </ul>
  )
}
