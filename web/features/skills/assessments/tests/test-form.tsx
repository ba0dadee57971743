import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { CompanyTest, TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { MAX_INTRO, MAX_MINUTES, MAX_TITLE } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { TestFormat } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ExchangeCard } from './exchange/exchange-card.tsx'
import { QuestionsField } from './questions-field.tsx'
import styles from './tests.module.css'

const TestParts = lazyPart(async () => (await import('./test-parts.tsx')).TestParts)

type TestFormProps = {
  format: TestFormat
  initial: TestContent
  isReadOnly?: boolean
  send: (content: TestContent, idempotencyKey: string) => Promise<CompanyTest>
  onSaved: (test: CompanyTest) => Promise<void>
}

export function TestForm({ format, initial, isReadOnly = false, send, onSaved }: TestFormProps) {
  const { t } = useLingui()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/screeners/company-screeners.contract.ts').then(({ testContent }) => testContent),
    initialValues: initial,
    send: (content, idempotencyKey) => send(content as TestContent, idempotencyKey),
    onSuccess: onSaved,
  })
  const { values, errors, change } = form
  const isTest = format === 'test'
  return (
    <Form {...form.formProps}>
      <fieldset className={styles.parts} disabled={isReadOnly}>
        <legend className="visually-hidden">
          <Trans>Test</Trans>
        </legend>
        <Card>
          <div className={styles.fields}>
            <TextField
              {...form.field('title')}
              label={t`Title`}
              help={t`The people you send it to see this.`}
              maxLength={MAX_TITLE}
              isRequired
              missingMessage={t`Enter a title.`}
            />
            <TextArea
              {...form.field('intro')}
              label={t`Introduction`}
              help={t`What to expect, and what may be used.`}
              isOptional
              rows={3}
              countTo={MAX_INTRO}
            />
            {isTest && (
              <div className={styles.row}>
                <NumberField
                  name="minutes"
                  label={t`Minutes`}
                  minValue={1}
                  maxValue={MAX_MINUTES}
                  value={values.minutes}
                  onChange={(minutes) => change({ minutes })}
                />
                <NumberField
                  name="passPercent"
                  label={t`Pass mark, in percent`}
                  isOptional
                  minValue={1}
                  maxValue={100}
                  value={values.passPercent ?? Number.NaN}
                  onChange={(percent) => change({ passPercent: Number.isNaN(percent) ? null : percent })}
                />
              </div>
            )}
            {isTest && (
              <Switch isSelected={values.isShuffled} onChange={(isShuffled) => change({ isShuffled })}>
                <Trans>Shuffle the questions for each person</Trans>
              </Switch>
            )}
          </div>
        </Card>
        {isTest && (
          <Suspense fallback={null}>
            <TestParts parts={values} errors={errors} onChange={change} />
          </Suspense>
        )}
        <QuestionsField
          format={format}
          sections={values.sections}
          materials={values.materials}
          questions={values.questions}
          errors={errors}
          isReadOnly={isReadOnly}
          onChange={(questions) => change({ questions })}
        />
        {!isReadOnly && (
          <div>
            <SubmitButton isPending={form.isPending}>
              <Trans>Save</Trans>
            </SubmitButton>
          </div>
        )}
      </fieldset>
      {isTest && (
        <ExchangeCard
          title={values.title}
          questions={values.questions}
          isReadOnly={isReadOnly}
          onAdd={(more) => change({ questions: [...values.questions.filter(({ text }) => text !== ''), ...more] })}
        />
      )}
    </Form>
  )
}
