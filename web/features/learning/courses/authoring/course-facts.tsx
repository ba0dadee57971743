import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftFacts } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import {
  MAX_COURSE_SUMMARY,
  MAX_COURSE_TITLE,
  MAX_SOURCE_TITLE,
  MAX_SOURCES,
} from '#shared/features/learning/courses/authoring/draft-limits.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './authoring.module.css'
import { KindFields } from './kind-fields.tsx'
import { linesOf, readLines } from './lines.ts'

type CourseFactsProps = { values: DraftFacts; onChange: (change: Partial<DraftFacts>) => void }

export function CourseFacts({ values, onChange }: CourseFactsProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>About the course</Trans>}>
      <div className={styles.stack}>
        <TextField
          label={t`Title`}
          maxLength={MAX_COURSE_TITLE}
          value={values.title}
          onChange={(title) => onChange({ title })}
        />
        <TextArea
          label={t`Summary`}
          help={t`One or two sentences for the catalogue.`}
          rows={3}
          countTo={MAX_COURSE_SUMMARY}
          maxLength={MAX_COURSE_SUMMARY}
          value={values.summary}
          onChange={(summary) => onChange({ summary })}
        />
        <KindFields values={values} onChange={onChange} />
        <TextArea
          label={t`What learners will be able to do`}
          help={t`One per line, up to 10.`}
          rows={4}
          value={linesOf(values.outcomes)}
          onChange={(text) => onChange({ outcomes: readLines(text) })}
        />
        <TextArea
          label={t`Skills`}
          help={t`One per line, up to 10. Jobs that ask for them link to this course.`}
          rows={3}
          value={linesOf(values.skills)}
          onChange={(text) => onChange({ skills: readLines(text) })}
          isOptional
        />
        <Sources sources={values.sources} onChange={(sources) => onChange({ sources })} />
      </div>
    </Card>
  )
}

type SourcesProps = { sources: DraftFacts['sources']; onChange: (sources: DraftFacts['sources']) => void }

function Sources({ sources, onChange }: SourcesProps) {
  const { t } = useLingui()
  const edit = (place: number, part: Partial<DraftFacts['sources'][number]>) =>
    onChange(sources.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.subtitle}>
        <Trans>Sources</Trans>
      </legend>
      {sources.map((source, place) => (
        // Sources have no identity other than their place.
        <FieldPair key={place}>
          <TextField
            label={t`Title`}
            maxLength={MAX_SOURCE_TITLE}
            value={source.title}
            onChange={(title) => edit(place, { title })}
          />
          <TextField label={t`Web address`} type="url" value={source.url} onChange={(url) => edit(place, { url })} />
        </FieldPair>
      ))}
      <div className={styles.actions}>
        {sources.length < MAX_SOURCES && (
          <PlainButton onPress={() => onChange([...sources, { title: '', url: '' }])}>
            <Trans>Add a source</Trans>
          </PlainButton>
        )}
        {sources.length > 0 && (
          <PlainButton variant="text" onPress={() => onChange(sources.slice(0, -1))}>
            <Trans>Remove the last source</Trans>
          </PlainButton>
        )}
      </div>
    </fieldset>
  )
}
