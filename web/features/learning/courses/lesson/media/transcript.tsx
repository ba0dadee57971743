import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { MAX_SEARCH } from '#shared/features/learning/courses/course-kinds.ts'
import type { LessonMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import styles from './media.module.css'
import { clockText } from './played.ts'

type TranscriptProps = {
  cues: LessonMedia['transcript']
  language: string
  now: number
  onJump: (seconds: number) => void
}

/** Each line jumps to its moment. */
export function Transcript({ cues, language, now, onJump }: TranscriptProps) {
  const { t } = useLingui()
  const [searched, setSearched] = useState('')
  const words = foldText(searched.trim())
  const shown = words === '' ? cues : cues.filter(({ text }) => foldText(text).includes(words))
  const count = shown.length
  return (
    <Card title={<Trans>Transcript</Trans>}>
      <div className={styles.stack}>
        <PlainSearchField
          name="words"
          maxLength={MAX_SEARCH}
          label={t`Search the transcript`}
          placeholder={t`Search the transcript`}
          onChange={setSearched}
          onClear={() => setSearched('')}
        />
        <p role="status" className={styles.small}>
          {words !== '' && <Plural value={count} _0="Nothing found." one="# line found" other="# lines found" />}
        </p>
        <ol role="list" className={styles.cues}>
          {shown.map(({ from, to, text }) => (
            <li key={from}>
              <button
                type="button"
                className={styles.cue}
                aria-current={from <= now && now < to ? 'true' : undefined}
                onClick={() => onJump(from)}
              >
                <span className={styles.at}>{clockText(from)}</span>
                <span lang={language} dir="auto" translate="no">
                  {text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
