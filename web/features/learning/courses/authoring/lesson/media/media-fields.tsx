import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OpsLesson } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { MediaDraft } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../../authoring.module.css'
import { CaptionFields } from './caption-fields.tsx'
import { MediaSlot } from './media-slot.tsx'
import { linesOf, readLines } from './timed-lines.ts'

type MediaFieldsProps = {
  courseId: string
  lesson: OpsLesson
  media: MediaDraft
  language: string
  onChange: (media: MediaDraft) => void
}

export function MediaFields({ courseId, lesson, media, language, onChange }: MediaFieldsProps) {
  const { t } = useLingui()
  // Kept as typed: parsing it on every keystroke would move the cursor.
  const [chapters, setChapters] = useState(() => linesOf(media.chapters))
  const slot = { courseId, known: lesson.files }
  return (
    <>
      {lesson.kind === 'video' && (
        <Card title={<Trans>Video</Trans>}>
          <MediaSlot
            {...slot}
            kind="video"
            fileId={media.videoId}
            onChange={(videoId) => onChange({ ...media, videoId })}
          />
        </Card>
      )}
      <Card title={lesson.kind === 'video' ? <Trans>Audio only (optional)</Trans> : <Trans>Audio</Trans>}>
        <div className={styles.stack}>
          {lesson.kind === 'video' && (
            <p className={styles.small}>
              <Trans>The same without pictures, for people with a slow or expensive connection.</Trans>
            </p>
          )}
          <MediaSlot
            {...slot}
            kind="sound"
            fileId={media.soundId}
            onChange={(soundId) => onChange({ ...media, soundId })}
          />
        </div>
      </Card>
      <CaptionFields
        captions={media.captions}
        language={language}
        onChange={(captions) => onChange({ ...media, captions })}
      />
      <Card title={<Trans>Chapters</Trans>}>
        <TextArea
          label={t`Chapters`}
          help={t`One per line, with its time: 1:30 Questions`}
          value={chapters}
          onChange={(text) => {
            setChapters(text)
            onChange({ ...media, chapters: readLines(text) })
          }}
          isOptional
        />
      </Card>
    </>
  )
}

/** For comparing two versions. */
export const describeMedia = ({ videoId, soundId, downloadId, captions, chapters }: MediaDraft): string =>
  [
    [videoId, soundId, downloadId].filter((id) => id !== null).join('\n'),
    linesOf(chapters),
    ...captions.map(({ language, vtt }) => `${language}\n${vtt}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
