import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { useFields } from '../draft/use-fields.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** Tests have a page of their own, without distractions while one is running. */
export function TestsStep(props: StepProps) {
  const { shown } = useFields(props.autosave)
  const isOpen = shown.tests.some(({ state }) => state !== 'done')
  return (
    <StepForm
      {...props}
      step="tests"
      title={<Trans>Short tests</Trans>}
      lead={
        <Trans>Each test can be taken once and is timed. Find a quiet moment. Your answers are saved as you go.</Trans>
      }
    >
      {(errors) => (
        <>
          <Card padding="flush">
            <List>
              {shown.tests.map((test) => (
                <TestRow key={test.testId} test={test} problem={errors[`tests.${test.testId}`]?.join(' ')} />
              ))}
            </List>
          </Card>
          {isOpen && (
            <div>
              <LinkButton href={`/apply/${props.jobId}/screener-tests`} size="large">
                <Trans>Go to the tests</Trans>
              </LinkButton>
            </div>
          )}
        </>
      )}
    </StepForm>
  )
}

function TestRow({ test, problem }: { test: Draft['tests'][number]; problem: string | undefined }) {
  const { t } = useLingui()
  const { laterDays } = test
  const states: Record<typeof test.state, string> = { open: t`Not started`, running: t`In progress`, done: t`Done` }
  return (
    <ListRow
      title={test.title}
      meta={
        <>
          <Plural value={test.minutes} one="# minute" other="# minutes" />
          {!test.isRequired && (
            <>
              , <Trans>optional</Trans>
            </>
          )}
          {laterDays !== null && laterDays > 0 && (
            <>
              ,{' '}
              <Plural
                value={laterDays}
                one="now or within # day of applying"
                other="now or within # days of applying"
              />
            </>
          )}
        </>
      }
      foot={problem && <span role="alert">{problem}</span>}
      action={<Chip tone={test.state === 'done' ? 'ok' : 'neutral'}>{states[test.state]}</Chip>}
    />
  )
}
