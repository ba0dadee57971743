import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconTrash, IconX } from '@tabler/icons-react'
import type { DraftQuestion } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_EXPLANATION, MAX_OPTION, MAX_PROMPT } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import { MAX_OPTIONS } from '#shared/features/learning/courses/course-kinds.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../authoring.module.css'

type QuestionEditorProps = {
  title: string
  question: DraftQuestion
  onChange: (question: DraftQuestion) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const MIN_OPTIONS = 2

export function QuestionEditor({ title, question, onChange, onMove, onRemove }: QuestionEditorProps) {
  const { t } = useLingui()
  const { prompt, options, right, explanation } = question
  const edit = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part })
  const removeOption = (place: number) => {
    edit({
      options: options.filter((_, at) => at !== place),
      right: right.flatMap((at) => (at === place ? [] : [at > place ? at - 1 : at])),
    })
    requestAnimationFrame(focusHeadingIfLost)
  }
  return (
    <Card
      title={title}
      aside={
        <>
          <PlainIconButton glyph={IconChevronUp} label={t`Move ${title} up`} onPress={() => onMove(-1)} />
          <PlainIconButton glyph={IconChevronDown} label={t`Move ${title} down`} onPress={() => onMove(1)} />
          <PlainIconButton
            glyph={IconTrash}
            label={t`Remove ${title}`}
            onPress={() => {
              onRemove()
              requestAnimationFrame(focusHeadingIfLost)
            }}
          />
        </>
      }
    >
      <div className={styles.stack}>
        <TextArea
          label={t`Question`}
          rows={2}
          maxLength={MAX_PROMPT}
          value={prompt}
          onChange={(text) => edit({ prompt: text })}
        />
        {options.map((option, place) => {
          const number = place + 1
          return (
            // Answers have no identity other than their place.
            <div key={place} className={styles.option}>
              <TextField
                label={t`Answer ${number}`}
                maxLength={MAX_OPTION}
                value={option}
                onChange={(text) => edit({ options: options.map((one, at) => (at === place ? text : one)) })}
                end={
                  options.length > MIN_OPTIONS && (
                    <PlainIconButton
                      glyph={IconX}
                      label={t`Remove answer ${number}`}
                      onPress={() => removeOption(place)}
                    />
                  )
                }
              />
              <TickBox
                isSelected={right.includes(place)}
                onChange={(isRight) =>
                  edit({ right: isRight ? [...right, place] : right.filter((other) => other !== place) })
                }
              >
                <Trans>Answer {number} is right</Trans>
              </TickBox>
            </div>
          )
        })}
        {options.length < MAX_OPTIONS && (
          <div>
            <PlainButton onPress={() => edit({ options: [...options, ''] })}>
              <Trans>Add an answer</Trans>
            </PlainButton>
          </div>
        )}
        <TextArea
          label={t`Explanation`}
          help={t`Shown once the quiz is passed.`}
          rows={2}
          maxLength={MAX_EXPLANATION}
          value={explanation}
          onChange={(text) => edit({ explanation: text })}
        />
      </div>
    </Card>
  )
}
