import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { elite } from '#shared/features/elite/elite/elite.contract.ts'
import type { BestWork, JoinForm } from '#shared/features/elite/elite/elite-forms.contract.ts'
import * as limits from '#shared/features/elite/elite/elite-limits.ts'
import { type EliteTrack, type EnglishLevel, englishLevels, tracks } from '#shared/features/elite/elite/elite-words.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { endorsersQuery } from '#web/features/elite/endorsements/endorsements-queries.ts'
import { EndorsersCard } from '#web/features/elite/endorsements/endorsers-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './elite.module.css'
import { formsQuery, standingQuery } from './elite-queries.ts'
import { trackWords } from './elite-text.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { FormPage } from './parts/form-page.tsx'
import { useJoinRows } from './parts/form-rows.tsx'
import { OtherDeviceNotice } from './parts/other-device.tsx'
import { SentJoin } from './parts/sent-form.tsx'
import { useEliteForm } from './parts/use-elite-form.ts'

const queries = pageQueries(() => [standingQuery(), formsQuery(), endorsersQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function JoinElitePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <FormPage
        kind="join-elite"
        lead={
          <Trans>
            Tell us why you want to join, and show us work you are proud of. Your answers are saved as you type.
          </Trans>
        }
      >
        {(form) => (
          <>
            <Endorsers mayEdit={form.mayEdit} />
            {form.mayEdit ? <JoinFields /> : <SentJoin />}
          </>
        )}
      </FormPage>
    </QueryBoundary>
  )
}

/** Also during the review, if somebody is missing. */
function Endorsers({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useSuspenseQuery(standingQuery())
  const isMissing = data.actions.some(({ kind }) => kind === 'endorser_needed')
  return <EndorsersCard mayEdit={mayEdit || isMissing} />
}

const emptyWork: BestWork = { title: '', role: '', problem: '', outcome: '', url: '' }

const withOneWork = (join: JoinForm): JoinForm => (join.works.length > 0 ? join : { ...join, works: [emptyWork] })

function JoinFields() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const { data } = useSuspenseQuery(formsQuery())
  const { form, other, saveState } = useEliteForm<JoinForm>({
    kind: 'join-elite',
    loadSchema: () => import('#shared/features/elite/elite/elite-forms.contract.ts').then(({ joinForm }) => joinForm),
    forms: data,
    toFields: withOneWork,
    save: (body) => callApi<typeof elite.saveJoin>(client, 'PUT /talent/api/elite/forms/join-elite', { body }),
  })
  const rows = useJoinRows()
  const { works } = form.values
  const changeWork = (index: number, changed: Partial<BestWork>) =>
    form.change({ works: works.map((work, at) => (at === index ? { ...work, ...changed } : work)) })
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        <Card title={<Trans>About you</Trans>}>
          <div className={styles.fields}>
            <TextField
              {...form.field('headline')}
              label={t`Headline`}
              help={t`One line on what you do best.`}
              isRequired
            />
            <TextArea
              {...form.field('motivation')}
              label={t`Why do you want to join?`}
              countTo={limits.MAX_MOTIVATION}
              rows={6}
              isRequired
            />
            <div className={styles.pair}>
              <Select
                name="track"
                label={t`Field`}
                choices={tracks.map((id) => ({ id, label: i18n._(trackWords[id]) }))}
                value={form.values.track}
                onChange={(key) => form.change({ track: key as EliteTrack | null })}
                isRequired
              />
              <NumberField
                name="years"
                label={t`Years of experience`}
                value={form.values.years ?? Number.NaN}
                onChange={(years) => form.change({ years: Number.isNaN(years) ? null : years })}
                minValue={0}
                maxValue={limits.MAX_YEARS}
                isRequired
              />
              <Select
                name="english"
                label={t`English level`}
                choices={englishLevels.map((id) => ({ id, label: id.toUpperCase() }))}
                value={form.values.english}
                onChange={(key) => form.change({ english: key as EnglishLevel | null })}
                isRequired
              />
            </div>
            <TextArea
              {...form.field('links')}
              label={t`Links`}
              help={t`Portfolio, code, talks: one web address per line.`}
              rows={3}
              isOptional
            />
          </div>
        </Card>
        <Card title={<Trans>Work you are proud of</Trans>}>
          <div className={styles.fields}>
            {works.map((work, index) => (
              // Entries have no id of their own.
              <WorkFields
                key={index}
                work={work}
                name={`works.${index}`}
                number={index + 1}
                onChange={(changed) => changeWork(index, changed)}
                onRemove={
                  works.length > 1 ? () => form.change({ works: works.filter((_, at) => at !== index) }) : undefined
                }
              />
            ))}
            {works.length < limits.MAX_WORKS && (
              <div>
                <Button onPress={() => form.change({ works: [...works, emptyWork] })}>
                  <Trans>Add another</Trans>
                </Button>
              </div>
            )}
          </div>
        </Card>
        <OtherDeviceNotice other={other} rows={rows} />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Submit this form</Trans>
          </SubmitButton>
          <SaveState {...saveState} />
        </FormActions>
      </div>
    </Form>
  )
}

type WorkFieldsProps = {
  work: BestWork
  name: string
  number: number
  onChange: (changed: Partial<BestWork>) => void
  onRemove: (() => void) | undefined
}

function WorkFields({ work, name, number, onChange, onRemove }: WorkFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.work} role="group" aria-label={t`Work ${number}`}>
      <div className={styles.pair}>
        <TextField
          name={`${name}.title`}
          label={t`What was it?`}
          value={work.title}
          onChange={(title) => onChange({ title })}
          isRequired
        />
        <TextField
          name={`${name}.role`}
          label={t`Your role`}
          value={work.role}
          onChange={(role) => onChange({ role })}
          isRequired
        />
      </div>
      <TextArea
        name={`${name}.problem`}
        label={t`What was the problem?`}
        value={work.problem}
        onChange={(problem) => onChange({ problem })}
        countTo={limits.MAX_WORK_TEXT}
        rows={3}
        isRequired
      />
      <TextArea
        name={`${name}.outcome`}
        label={t`What was the result?`}
        value={work.outcome}
        onChange={(outcome) => onChange({ outcome })}
        countTo={limits.MAX_WORK_TEXT}
        rows={3}
        isRequired
      />
      <TextField
        name={`${name}.url`}
        label={t`Link`}
        type="url"
        value={work.url}
        onChange={(url) => onChange({ url })}
        isOptional
      />
      {onRemove && (
        <div>
          <Button variant="text" onPress={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
