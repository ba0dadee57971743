import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from '../masterclass.module.css'
import type { TalkFormState } from './use-talk-form.ts'

/** '2026-11-20T17:00', in UTC. */
const localOf = (instant: string | null): string => instant?.slice(0, 16) ?? ''
const instantOf = (local: string): string | null => (local === '' ? null : `${local}:00.000Z`)

/** When it takes place, for how many people, and where it is streamed. */
export function TimeFields({ form }: { form: TalkFormState }) {
  const { t } = useLingui()
  const { values, change } = form
  return (
    <Card title={<Trans>Time and places</Trans>}>
      <div className={styles.stack}>
        <FieldPair>
          <TextField
            name="startsAt"
            type="datetime-local"
            label={t`Start (UTC)`}
            value={localOf(values.startsAt)}
            onChange={(local) => change({ startsAt: instantOf(local) })}
            isOptional
          />
          <TextField
            name="minutes"
            label={t`Minutes`}
            inputMode="numeric"
            value={String(values.minutes)}
            onChange={(text) => change({ minutes: Number(text.replace(/\D/g, '')) })}
          />
        </FieldPair>
        <FieldPair>
          <TextField
            {...form.field('timeZone')}
            label={t`Time zone of the speaker`}
            help={t`For example Africa/Lagos`}
          />
          <TextField
            name="capacity"
            label={t`Places`}
            help={t`Leave empty for no limit.`}
            inputMode="numeric"
            value={values.capacity === null ? '' : String(values.capacity)}
            onChange={(text) => {
              const digits = text.replace(/\D/g, '')
              change({ capacity: digits === '' ? null : Number(digits) })
            }}
            isOptional
          />
        </FieldPair>
        <TickBox isSelected={values.hasWaitlist} onChange={(hasWaitlist) => change({ hasWaitlist })}>
          <Trans>Keep a waiting list when it is full</Trans>
        </TickBox>
        <TickBox isSelected={values.isRecorded} onChange={(isRecorded) => change({ isRecorded })}>
          <Trans>The speaker agrees to a recording and a transcript</Trans>
        </TickBox>
        <TextField
          name="streamUrl"
          type="url"
          label={t`Address of the stream`}
          help={t`An embeddable player of YouTube (no-cookie), Vimeo or Jitsi.`}
          value={values.streamUrl ?? ''}
          onChange={(text) => change({ streamUrl: text === '' ? null : text })}
          isOptional
        />
      </div>
    </Card>
  )
}
