import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerValue, QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_LONG_TEXT } from '#shared/features/hiring/screeners/screener-limits.ts'
import { MIN_SPOKEN, recordingIn } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { PendingTake } from '#web/features/base/recorder/intro/intro-panel.tsx'
import { IntroRecorder } from '#web/features/base/recorder/intro-recorder.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './answers.module.css'

/** Text is saved when the person pauses. */
const PAUSE_MS = 1_000

type SpokenAnswerProps = {
  question: QuestionOfKind<'spoken'>
  promptId: string
  value: AnswerValue
  /** The time to think is over: recording starts if the camera is on. */
  startsNow: boolean
  onChange: (value: AnswerValue, pauseMs?: number) => void
  onPendingTake: (pending: PendingTake | null) => void
}

/** By video or voice; in writing for those who would rather not be recorded. */
export function SpokenAnswer({ question, promptId, value, startsNow, onChange, onPendingTake }: SpokenAnswerProps) {
  const { t } = useLingui()
  const [isWriting, setIsWriting] = useState(typeof value === 'string' && value !== '')
  const { answerSeconds, takes } = question
  if (isWriting)
    return (
      <div className={styles.cards}>
        <TextArea
          label={t`Your answer`}
          help={t`Read by a person. It counts as much as a recording.`}
          rows={8}
          maxLength={MAX_LONG_TEXT}
          countTo={MAX_LONG_TEXT}
          autoFocus
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text, PAUSE_MS)}
        />
        <div>
          <PlainButton variant="text" onPress={() => setIsWriting(false)}>
            <Trans>Record instead</Trans>
          </PlainButton>
        </div>
      </div>
    )
  return (
    <div className={styles.cards}>
      <IntroRecorder
        subject={{ purpose: 'interview', subjectId: promptId }}
        limits={{ takes, minSeconds: MIN_SPOKEN, maxSeconds: answerSeconds }}
        usedId={recordingIn(value)}
        isNewOnly
        startsNow={startsNow}
        onSaved={({ id }) => onChange({ recording: id })}
        onWrite={() => setIsWriting(true)}
        onPendingTake={onPendingTake}
      />
    </div>
  )
}
