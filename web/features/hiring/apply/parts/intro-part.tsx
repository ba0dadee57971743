import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_TEXT_INTRO } from '#shared/features/hiring/apply/apply-limits.ts'
import type { IntroPanelProps } from '#web/features/base/recorder/intro/intro-panel.tsx'
import { IntroRecorder } from '#web/features/base/recorder/intro-recorder.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import type { DraftAutosave } from '../draft/draft-autosave.ts'
import { useFields } from '../draft/use-fields.ts'
import styles from './intro-part.module.css'

type IntroPartProps = { autosave: DraftAutosave; onPendingTake?: IntroPanelProps['onPendingTake'] }

/** An introduction, recorded or written: both count the same. */
export function IntroPart({ autosave, onPendingTake }: IntroPartProps) {
  const { shown, change } = useFields(autosave)
  const { intro } = shown
  const [isWriting, setIsWriting] = useState(intro?.kind === 'text')
  const text = intro?.kind === 'text' ? intro.text : ''
  const recordingId = intro?.kind === 'recording' ? intro.recordingId : null
  const hasRecording = recordingId !== null

  function choose(next: typeof intro) {
    change('intro', next)
    void autosave.flush()
  }

  const part = useRef<HTMLDivElement>(null)
  useLostFocus(part, `${intro?.kind} ${recordingId} ${isWriting}`)
  // The button that was pressed to use a recording is gone; move the focus to what replaced it.
  const status = useRef<HTMLDivElement>(null)
  const [firstId] = useState(recordingId)
  useEffect(() => {
    if (recordingId !== null && recordingId !== firstId) status.current?.focus()
  }, [recordingId, firstId])

  return (
    <div ref={part} className={styles.part}>
      <div ref={status} role="status" tabIndex={-1}>
        {hasRecording && (
          <Callout
            tone="soft"
            glyph={IconCircleCheck}
            title={<Trans>Your recording is part of your application</Trans>}
            action={
              <PlainButton variant="text" onPress={() => choose(null)}>
                <Trans>Skip this</Trans>
              </PlainButton>
            }
          />
        )}
      </div>
      {isWriting ? (
        <>
          <WrittenIntro
            text={text}
            onChange={(typed) => change('intro', typed === '' ? null : { kind: 'text', text: typed })}
          />
          <div>
            <PlainButton onPress={() => setIsWriting(false)}>
              <Trans>Record it instead</Trans>
            </PlainButton>
          </div>
        </>
      ) : (
        <IntroRecorder
          subject={{ purpose: 'intro', subjectId: shown.id }}
          limits={shown.introLimits}
          usedId={recordingId}
          onSaved={({ id }) => choose({ kind: 'recording', recordingId: id })}
          onWrite={() => setIsWriting(true)}
          onPendingTake={onPendingTake}
        />
      )}
    </div>
  )
}

function WrittenIntro({ text, onChange }: { text: string; onChange: (typed: string) => void }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [wasEmpty] = useState(text === '')
  // It replaces the pressed button.
  useEffect(() => {
    if (wasEmpty) box.current?.querySelector('textarea')?.focus()
  }, [wasEmpty])
  return (
    <div ref={box}>
      <TextArea
        name="intro"
        label={t`Written introduction`}
        help={t`Who you are and why you want this job. It counts as much as a recording.`}
        rows={6}
        maxLength={MAX_TEXT_INTRO}
        countTo={MAX_TEXT_INTRO}
        value={text}
        onChange={onChange}
      />
    </div>
  )
}
