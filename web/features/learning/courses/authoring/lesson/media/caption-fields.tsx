import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { MediaDraft } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { MAX_CAPTION_LANGUAGES, MAX_CAPTIONS } from '#shared/features/learning/courses/media/media-kinds.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { type CaptionProblem, readVtt } from '#shared/kit/text/captions.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../../authoring.module.css'
import { courseLanguages } from '../../language-select.tsx'

type Captions = MediaDraft['captions']
type CaptionFieldsProps = { captions: Captions; language: string; onChange: (captions: Captions) => void }

const example = 'WEBVTT\n\n00:00.000 --> 00:04.000\n'

export function CaptionFields({ captions, language, onChange }: CaptionFieldsProps) {
  const taken = captions.map((one) => one.language)
  const next = [language, ...courseLanguages].find((one) => !taken.includes(one))
  return (
    <Card title={<Trans>Captions</Trans>}>
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>In the WebVTT format. They are also the transcript and the text version of the lesson.</Trans>
        </p>
        {captions.map((one, place) => (
          <CaptionLanguage
            key={one.language}
            captions={one}
            taken={taken}
            onChange={(changed) => onChange(captions.map((other, at) => (at === place ? changed : other)))}
            onRemove={() => {
              onChange(captions.filter((_, at) => at !== place))
              requestAnimationFrame(focusHeadingIfLost)
            }}
          />
        ))}
        {next !== undefined && captions.length < MAX_CAPTION_LANGUAGES && (
          <div>
            <PlainButton onPress={() => onChange([...captions, { language: next, vtt: example }])}>
              {captions.length === 0 ? <Trans>Add captions</Trans> : <Trans>Add another language</Trans>}
            </PlainButton>
          </div>
        )}
      </div>
    </Card>
  )
}

type CaptionLanguageProps = {
  captions: Captions[number]
  taken: readonly string[]
  onChange: (captions: Captions[number]) => void
  onRemove: () => void
}

function CaptionLanguage({ captions: { language, vtt }, taken, onChange, onRemove }: CaptionLanguageProps) {
  const { t, i18n } = useLingui()
  const fileId = useId()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const names = displayNames(i18n.locale, { type: 'language' })
  const name = names.of(language) ?? language
  const { cues, problems } = readVtt(vtt)
  const count = cues.length
  const read = async (file: File | undefined) => {
    if (!file) return
    setIsTooLarge(file.size > MAX_CAPTIONS)
    if (file.size <= MAX_CAPTIONS) onChange({ language, vtt: await file.text() })
  }
  const choices = courseLanguages.filter((one) => one === language || !taken.includes(one))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.subtitle}>{name}</legend>
      <Select
        label={t`Language`}
        choices={choices.map((id) => ({ id, label: names.of(id) ?? id }))}
        value={language}
        onChange={(key) => onChange({ language: String(key), vtt })}
      />
      <div className={styles.fieldBlock}>
        <label htmlFor={fileId} className={styles.strong}>
          <Trans>From a file (.vtt)</Trans>
        </label>
        <input
          id={fileId}
          type="file"
          accept=".vtt,text/vtt"
          className={styles.field}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {isTooLarge && (
          <p role="alert" className={styles.problem}>
            <Trans>This file is too large for captions.</Trans>
          </p>
        )}
      </div>
      <TextArea
        label={t`Captions in ${name}`}
        rows={8}
        maxLength={MAX_CAPTIONS}
        value={vtt}
        onChange={(text) => onChange({ language, vtt: text })}
      />
      <p role="status" className={styles.small}>
        <Plural value={count} one="# caption" other="# captions" />
      </p>
      <Problems problems={problems} />
      <div>
        <PlainButton variant="text" onPress={onRemove}>
          <Trans>Remove the captions in {name}</Trans>
        </PlainButton>
      </div>
    </fieldset>
  )
}

const MAX_SHOWN = 5

function Problems({ problems }: { problems: readonly CaptionProblem[] }) {
  const { t } = useLingui()
  const texts: Record<CaptionProblem['code'], string> = {
    header: t`The first line has to be WEBVTT.`,
    time: t`A time is missing or not written like 00:01.000 --> 00:04.000.`,
    order: t`This caption ends before it starts, or starts before the one above it.`,
    empty: t`This caption has no text.`,
  }
  if (problems.length === 0) return null
  return (
    <ul className={styles.problems}>
      {problems.slice(0, MAX_SHOWN).map(({ code, line }) => (
        <li key={`${code} ${line}`}>
          <Trans>
            Line {line}: {texts[code]}
          </Trans>
        </li>
      ))}
    </ul>
  )
}
