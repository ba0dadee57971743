// Sections, material and rules of a test, beside its questions.

import { Trans, useLingui } from '@lingui/react/macro'
import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import {
  MAX_INTRO,
  MAX_MATERIAL,
  MAX_MATERIALS,
  MAX_MINUTES,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  MAX_TABLE,
  MAX_TITLE,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { navigations } from '#shared/features/hiring/screeners/sections/navigation.ts'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RowsField } from './kinds/rows-field.tsx'
import { withoutPlace } from './parts-places.ts'
import styles from './tests.module.css'

type Parts = Pick<TestContent, 'sections' | 'materials' | 'navigation' | 'isBlind' | 'isDouble' | 'questions'>

type TestPartsProps = {
  parts: Parts
  errors: Readonly<Record<string, readonly string[]>>
  onChange: (changed: Partial<Parts>) => void
}

const orNull = (given: number): number | null => (Number.isNaN(given) ? null : given)

export function TestParts({ parts, errors, onChange }: TestPartsProps) {
  return (
    <>
      <Card title={<Trans>Sections</Trans>}>
        <div className={styles.fields}>
          <Sections parts={parts} errors={errors} onChange={onChange} />
          <Rules parts={parts} onChange={onChange} />
        </div>
      </Card>
      <Card title={<Trans>Material</Trans>}>
        <Materials parts={parts} errors={errors} onChange={onChange} />
      </Card>
    </>
  )
}

function Sections({ parts: { sections, questions }, errors, onChange }: TestPartsProps) {
  const { t } = useLingui()
  return (
    <RowsField
      legend={t`Sections of the test`}
      help={t`Without sections, the test is one list of questions.`}
      rows={sections}
      most={MAX_SECTIONS}
      least={0}
      blank={{ title: '', instructions: '', minutes: null, draw: null }}
      addLabel={t`Add section`}
      problem={errors['sections']?.[0]}
      onChange={(changed) =>
        onChange({ sections: changed, questions: withoutPlace(questions, 'section', sections, changed) })
      }
    >
      {({ title, instructions, minutes, draw }, place, change) => (
        <div className={styles.fields}>
          <TextField
            name={`sections.${place}.title`}
            label={t`Title of section ${place + 1}`}
            maxLength={MAX_TITLE}
            value={title}
            onChange={(given) => change({ title: given })}
          />
          <TextArea
            name={`sections.${place}.instructions`}
            label={t`Instructions`}
            isOptional
            rows={2}
            countTo={MAX_INTRO}
            value={instructions}
            onChange={(given) => change({ instructions: given })}
          />
          <div className={styles.row}>
            <NumberField
              name={`sections.${place}.minutes`}
              label={t`Time limit in minutes`}
              isOptional
              minValue={1}
              maxValue={MAX_MINUTES}
              value={minutes ?? Number.NaN}
              onChange={(given) => change({ minutes: orNull(given) })}
            />
            <NumberField
              name={`sections.${place}.draw`}
              label={t`Questions to draw at random`}
              help={t`Leave empty to ask everybody all of them.`}
              isOptional
              minValue={1}
              maxValue={MAX_QUESTIONS}
              value={draw ?? Number.NaN}
              onChange={(given) => change({ draw: orNull(given) })}
            />
          </div>
        </div>
      )}
    </RowsField>
  )
}

function Rules({ parts, onChange }: Omit<TestPartsProps, 'errors'>) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Order of answers`}
        value={parts.navigation}
        onChange={(chosen) => onChange({ navigation: navigations.find((one) => one === chosen) ?? 'free' })}
      >
        <Radio value="free">
          <Trans>Questions can be answered in any order</Trans>
        </Radio>
        <Radio value="forward">
          <Trans>One question at a time, without going back</Trans>
        </Radio>
      </RadioGroup>
      <Switch
        isSelected={parts.isBlind}
        help={t`Markers do not see whose answers they mark. These tests can only be sent by invitation.`}
        onChange={(isBlind) => onChange({ isBlind })}
      >
        <Trans>Hide names from markers</Trans>
      </Switch>
      <Switch
        isSelected={parts.isDouble}
        help={t`Neither sees the other’s marks. If they differ by more than a tenth of the points, a third person decides.`}
        onChange={(isDouble) => onChange({ isDouble })}
      >
        <Trans>Two people mark each answer</Trans>
      </Switch>
    </>
  )
}

function Materials({ parts: { materials, questions }, errors, onChange }: TestPartsProps) {
  const { t } = useLingui()
  return (
    <RowsField
      legend={t`Texts and tables that questions refer to`}
      help={t`For several questions about the same text or table. They are asked one after the other.`}
      rows={materials}
      most={MAX_MATERIALS}
      least={0}
      blank={{ title: '', text: '', table: '' }}
      addLabel={t`Add material`}
      problem={errors['materials']?.[0]}
      onChange={(changed) =>
        onChange({ materials: changed, questions: withoutPlace(questions, 'material', materials, changed) })
      }
    >
      {({ title, text, table }, place, change) => (
        <div className={styles.fields}>
          <TextField
            name={`materials.${place}.title`}
            label={t`Title of material ${place + 1}`}
            maxLength={MAX_TITLE}
            value={title}
            onChange={(given) => change({ title: given })}
          />
          <TextArea
            name={`materials.${place}.text`}
            label={t`Text`}
            isOptional
            rows={4}
            countTo={MAX_MATERIAL}
            value={text}
            onChange={(given) => change({ text: given })}
          />
          <TextArea
            name={`materials.${place}.table`}
            label={t`Table, as CSV`}
            help={t`Paste it from a spreadsheet saved as CSV. The first line names the columns.`}
            isOptional
            rows={4}
            countTo={MAX_TABLE}
            value={table}
            onChange={(given) => change({ table: given })}
          />
        </div>
      )}
    </RowsField>
  )
}
