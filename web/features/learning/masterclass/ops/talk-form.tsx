import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import type { OpsTalk, TalkContent } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { MAX_ABSTRACT, MAX_TALK_TITLE, talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useCategoryNames, useLevelNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from '../masterclass.module.css'
import { SpeakerFields } from './speaker-fields.tsx'
import { linesOf, readLines } from './timed-lines.ts'

type TalkFormProps = {
  content: TalkContent
  send: (body: TalkContent, idempotencyKey: string) => Promise<OpsTalk>
  onSaved: (talk: OpsTalk) => unknown
}

/** '2026-11-20T17:00', in UTC. */
const localOf = (instant: string | null): string => instant?.slice(0, 16) ?? ''
const instantOf = (local: string): string | null => (local === '' ? null : `${local}:00.000Z`)

export function TalkForm({ content, send, onSaved }: TalkFormProps) {
  const { t } = useLingui()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const [isSaved, setIsSaved] = useState(false)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/ops/ops-talks.contract.ts').then(
        (contract) => contract.talkContent,
      ),
    initialValues: content,
    send: (body, idempotencyKey) => send(body, idempotencyKey),
    onSuccess: async (talk) => {
      setIsSaved(true)
      await onSaved(talk)
    },
  })
  const { values, change, errors } = form
  // Kept as typed: reading them on every keystroke would move the cursor.
  const [texts, setTexts] = useState({
    chapters: linesOf(content.chapters),
    transcript: linesOf(content.transcript),
    skills: content.skills.join(', '),
  })
  return (
    <Form {...form.formProps}>
      <Card title={<Trans>The talk</Trans>}>
        <div className={styles.stack}>
          <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_TALK_TITLE} isRequired />
          <TextArea {...form.field('abstract')} label={t`In a few sentences`} countTo={MAX_ABSTRACT} isRequired />
          <TextArea {...form.field('description')} label={t`Description (Markdown)`} rows={6} isOptional />
          <FieldPair>
            <Select
              name="category"
              label={t`Subject`}
              choices={talkCategories.map((id) => ({ id, label: categories[id] }))}
              value={values.category}
              onChange={(key) => change({ category: talkCategories.find((one) => one === key) ?? values.category })}
            />
            <Select
              name="level"
              label={t`Level`}
              choices={courseLevels.map((id) => ({ id, label: levels[id] }))}
              value={values.level}
              onChange={(key) => change({ level: courseLevels.find((one) => one === key) ?? values.level })}
            />
          </FieldPair>
          <TextField
            name="skills"
            label={t`Skills, separated by commas`}
            value={texts.skills}
            onChange={(skills) => {
              setTexts({ ...texts, skills })
              change({
                skills: skills
                  .split(',')
                  .map((one) => one.trim())
                  .filter(Boolean),
              })
            }}
            isOptional
          />
        </div>
      </Card>
      <SpeakerFields speakers={values.speakers} errors={errors} onChange={(speakers) => change({ speakers })} />
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
              help={t`Empty: as many as want to come.`}
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
            help={t`One a line, with its time: 12:30 Questions`}
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
            help={t`One paragraph a line, with its time: 0:45 Good morning`}
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
      <div className={styles.actions}>
        <SubmitButton isPending={form.isPending}>
          <Trans>Save</Trans>
        </SubmitButton>
        <p role="status" className={styles.small}>
          {isSaved && !form.isPending && <Trans>Saved</Trans>}
        </p>
      </div>
    </Form>
  )
}
