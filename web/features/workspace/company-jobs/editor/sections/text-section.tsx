import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DESCRIPTION, MAX_TITLE } from '#shared/features/jobs/jobs/job-limits.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toHtml, toText } from '../saving/description-text.ts'
import { isSame } from '../saving/edited-job.ts'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

export function TextSection(props: SectionProps) {
  const { t } = useLingui()
  const { values, change, remarks } = props
  return (
    <SectionCard
      id="text"
      title={<Trans>Role and description</Trans>}
      remarks={remarks}
      clear={<Trans>Clear and fair</Trans>}
      edit={props}
    >
      <TextField
        name="title"
        label={t`Job title`}
        maxLength={MAX_TITLE}
        value={values.title}
        onChange={(title) => change({ title })}
      />
      <DescriptionField html={values.description} onChange={(description) => change({ description })} />
      <LinesField
        label={t`Responsibilities`}
        lines={values.responsibilities}
        onChange={(responsibilities) => change({ responsibilities })}
      />
      <LinesField
        label={t`Requirements`}
        lines={values.requirements}
        onChange={(requirements) => change({ requirements })}
      />
      <LinesField label={t`What you offer`} lines={values.benefits} onChange={(benefits) => change({ benefits })} />
    </SectionCard>
  )
}

type DescriptionFieldProps = { html: string; onChange: (html: string) => void }

function DescriptionField({ html, onChange }: DescriptionFieldProps) {
  const { t } = useLingui()
  const { text, type } = useTyped({ value: html, toText, fromText: toHtml, onChange })
  return (
    <TextArea
      label={t`What the person will do`}
      help={t`Blank lines separate paragraphs. Lines that start with a dash become a list.`}
      rows={10}
      maxLength={MAX_DESCRIPTION}
      value={text}
      onChange={type}
    />
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '')
const joined = (lines: readonly string[]): string => lines.join('\n')

type LinesFieldProps = { label: string; lines: string[]; onChange: (lines: string[]) => void }

function LinesField({ label, lines, onChange }: LinesFieldProps) {
  const { t } = useLingui()
  const { text, type } = useTyped({ value: lines, toText: joined, fromText: linesOf, onChange })
  return <TextArea label={label} help={t`One per line.`} isOptional rows={4} value={text} onChange={type} />
}

type Typed<T> = { value: T; toText: (value: T) => string; fromText: (text: string) => T; onChange: (value: T) => void }

/** Keeps the raw text, such as a trailing line break, while it parses to the same value. */
function useTyped<T>({ value, toText, fromText, onChange }: Typed<T>) {
  const [typed, setTyped] = useState<string | null>(null)
  const isCurrent = typed !== null && isSame(fromText(typed), value)
  return {
    text: isCurrent ? typed : toText(value),
    type: (text: string) => {
      setTyped(text)
      onChange(fromText(text))
    },
  }
}
