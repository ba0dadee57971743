import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { linesOf, readLines } from '#web/features/learning/courses/authoring/lesson/media/timed-lines.ts'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../masterclass.module.css'
import type { TalkFormState } from './use-talk-form.ts'

/** What can be read and watched after the talk. */
export function ReplayFields({ form }: { form: TalkFormState }) {
  const { t } = useLingui()
  const { values, change } = form
  // Kept as typed: parsing them on every keystroke would move the cursor.
  const [texts, setTexts] = useState({ chapters: linesOf(values.chapters), transcript: linesOf(values.transcript) })
  return (
    <Card title={<Trans>Afterwards</Trans>}>
      <div className={styles.stack}>
        <TextField
          name="recordingUrl"
          type="url"
          label={t`Address of the recording`}
          value={values.recordingUrl ?? ''}
          onChange={(text) => change({ recordingUrl: text === '' ? null : text })}
          isOptional
        />
        <TextArea
          name="chapters"
          label={t`Chapters`}
          help={t`One per line, starting with its time: 12:30 Questions`}
          value={texts.chapters}
          onChange={(chapters) => {
            setTexts({ ...texts, chapters })
            change({ chapters: readLines(chapters) })
          }}
          isOptional
        />
        <TextArea
          name="transcript"
          label={t`Transcript`}
          help={t`One paragraph per line, starting with its time: 0:45 Good morning`}
          rows={10}
          value={texts.transcript}
          onChange={(transcript) => {
            setTexts({ ...texts, transcript })
            change({ transcript: readLines(transcript) })
          }}
          isOptional
        />
        <TextArea
          {...form.field('slides')}
          label={t`Slides (Markdown)`}
          help={t`A line of three dashes starts a new slide.`}
          rows={6}
          isOptional
        />
      </div>
    </Card>
  )
}
