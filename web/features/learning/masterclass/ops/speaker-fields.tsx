import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_SPEAKERS } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { TalkSpeaker } from '#shared/features/learning/masterclass/talks.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../masterclass.module.css'

type SpeakerFieldsProps = {
  speakers: readonly TalkSpeaker[]
  errors: Readonly<Partial<Record<string, string[]>>>
  onChange: (speakers: TalkSpeaker[]) => void
}

export function SpeakerFields({ speakers, errors, onChange }: SpeakerFieldsProps) {
  const { t } = useLingui()
  const edit = (place: number, part: Partial<TalkSpeaker>) =>
    onChange(speakers.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <Card title={<Trans>Speakers</Trans>}>
      <div className={styles.stack}>
        {speakers.map((speaker, place) => (
          // Speakers have no id other than their position.
          <div key={place} className={styles.stack}>
            <FieldPair>
              <TextField
                label={t`Name`}
                value={speaker.name}
                problem={errors[`speakers.${place}.name`]?.[0]}
                onChange={(name) => edit(place, { name })}
                isRequired
              />
              <TextField label={t`Role`} value={speaker.headline} onChange={(headline) => edit(place, { headline })} />
            </FieldPair>
            <TextField
              label={t`About the speaker`}
              value={speaker.bio}
              onChange={(bio) => edit(place, { bio })}
              isOptional
            />
          </div>
        ))}
        <div className={styles.actions}>
          {speakers.length < MAX_SPEAKERS && (
            <PlainButton onPress={() => onChange([...speakers, { name: '', headline: '', bio: '' }])}>
              <Trans>Add a speaker</Trans>
            </PlainButton>
          )}
          {speakers.length > 1 && (
            <PlainButton variant="text" onPress={() => onChange(speakers.slice(0, -1))}>
              <Trans>Remove the last speaker</Trans>
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}
