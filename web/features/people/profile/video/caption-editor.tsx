import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  type Caption,
  captionLines,
  clock,
  readCaptionFile,
  readCaptionLines,
} from '#shared/features/people/profile/video/caption-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './video.module.css'

type CaptionEditorProps = {
  captions: readonly Caption[]
  problem: string | undefined
  /** Where the player is. */
  positionMs: () => number
  onChange: (captions: Caption[]) => void
}

/** Captions as text, one per line: faster than a row of fields for each, and easy to paste. */
export function CaptionEditor({ captions, problem, positionMs, onChange }: CaptionEditorProps) {
  const { t } = useLingui()
  const fileId = useId()
  // Kept as typed: parsing it on every keystroke would move the cursor.
  const [text, setText] = useState(() => captionLines(captions))
  const [hasBadFile, setHasBadFile] = useState(false)
  function write(typed: string) {
    setText(typed)
    onChange(readCaptionLines(typed))
  }
  async function read(file: File | undefined) {
    if (!file) return
    const found = readCaptionFile(await file.text())
    setHasBadFile(found === null)
    if (found !== null) write(captionLines(found))
  }
  return (
    <div className={styles.captions}>
      <TextArea
        name="captions"
        label={t`Captions`}
        help={t`One per line, starting with its time: 0:05 I build payment systems. People who cannot hear you read these.`}
        rows={6}
        dir="auto"
        value={text}
        onChange={write}
        isOptional
      />
      <div className={styles.actions}>
        <Button
          icon={IconClock}
          onPress={() => write(`${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${clock(positionMs())} `)}
        >
          <Trans>Add the current time</Trans>
        </Button>
        <label htmlFor={fileId}>
          <Trans>Or open a WebVTT or SRT file</Trans>
        </label>
        <input
          id={fileId}
          type="file"
          accept=".vtt,.srt,text/vtt"
          className={styles.file}
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hasBadFile && (
        <p role="alert" className={styles.problem}>
          <Trans>We found no captions in this file. Choose a WebVTT or SRT file.</Trans>
        </p>
      )}
    </div>
  )
}
