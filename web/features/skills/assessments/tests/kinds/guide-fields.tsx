import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { MAX_QUESTION } from '#shared/features/hiring/screeners/screener-limits.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'

const RubricFields = lazyPart(async () => (await import('./rubric-fields.tsx')).RubricFields)

export type MarkedQuestion = Written<'long_text' | 'file' | 'spoken'>

/** For whoever marks the answer: in a few words, or as a rubric. */
export function GuideFields({ question, path, errors, onChange }: KeyProps<MarkedQuestion>) {
  const { t } = useLingui()
  const { rubric = [] } = question
  const blankLevels = [
    { text: '', points: 0 },
    { text: '', points: question.points },
  ]
  return (
    <>
      <TextArea
        name={`${path}.guide`}
        label={t`What a good answer contains`}
        help={t`For whoever marks it, so that everybody is marked alike.`}
        isOptional
        rows={3}
        countTo={MAX_QUESTION}
        value={question.guide}
        onChange={(guide) => onChange({ ...question, guide })}
      />
      {rubric.length === 0 ? (
        <div>
          <Button
            variant="text"
            onPress={() => onChange({ ...question, rubric: [{ title: '', levels: blankLevels }] })}
          >
            <Trans>Mark with a rubric</Trans>
          </Button>
        </div>
      ) : (
        <Suspense fallback={null}>
          <RubricFields question={question} rubric={rubric} path={path} errors={errors} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
