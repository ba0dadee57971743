import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import {
  DEFAULT_DAYS,
  MAX_DAYS,
  MAX_MESSAGE,
  type Release,
  releases,
} from '#shared/features/skills/assessments/assessment-limits.ts'
import type { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { applicantQuery } from '#web/features/hiring/applicants/applicant-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { libraryQuery, refreshCompanyAssessments } from './assessment-queries.ts'
import { useReleaseText } from './assessment-text.ts'
import styles from './assessments.module.css'

export const handle = { frame: { backHref: '/company/assessments' } } satisfies FrameHandle

const applicationIn = (params: URLSearchParams) => params.get('application') ?? ''

const queries = pageQueries(({ url }) => {
  const id = applicationIn(url.searchParams)
  return [libraryQuery, ...(id === '' ? [] : [applicantQuery(id)])]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function SendPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const id = applicationIn(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Send a test</Trans>}
          lead={<Trans>They choose when to take it. You are told when they are done.</Trans>}
        />
        <Card>{id === '' ? <SendForm applicationId={undefined} /> : <SendToApplicant id={id} />}</Card>
      </div>
    </QueryBoundary>
  )
}

function SendToApplicant({ id }: { id: string }) {
  const { data: application } = useSuspenseQuery(applicantQuery(id))
  const { name } = application.talent
  return (
    <>
      <Callout tone="info">
        <Trans>
          For <bdi>{name}</bdi>, who applied for <bdi>{application.jobTitle}</bdi>.
        </Trans>
      </Callout>
      <SendForm applicationId={id} />
    </>
  )
}

/** Own tests have an id, those of the library a slug. */
const LIBRARY = 'library:'

type SendValues = {
  testId: string | undefined
  skill: string | undefined
  applicationId: string | undefined
  email: string | undefined
  message: string
  days: number
  release: Release
}

function SendForm({ applicationId }: { applicationId: string | undefined }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const releaseTexts = useReleaseText()
  const { data: tests } = useSuspenseQuery(libraryQuery)
  const initialValues: SendValues = {
    testId: undefined,
    skill: undefined,
    applicationId,
    email: applicationId === undefined ? '' : undefined,
    message: '',
    days: DEFAULT_DAYS,
    release: 'score',
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/company-assessments.contract.ts').then(
        (contract) => contract.companyAssessments.send.body,
      ),
    initialValues,
    send: (body, idempotencyKey) =>
      callApi<typeof companyAssessments.send>(client, 'POST /company/api/assessments', { body, idempotencyKey }),
    onSuccess: async ({ to }) => {
      await refreshCompanyAssessments(cache)
      await navigate('/company/assessments')
      const { name } = to
      void showToast({ text: t`Test sent to ${name}` })
    },
  })
  const { values } = form
  const choices = [
    ...tests.own.map(({ testId, title, minutes }) => ({ id: testId, label: t`${title}, ${minutes} min` })),
    ...tests.items.map(({ skill, title, minutes }) => ({
      id: `${LIBRARY}${skill}`,
      label: t`${title} (library), ${minutes} min`,
    })),
  ]
  const choose = (key: string) =>
    form.change(
      key.startsWith(LIBRARY)
        ? { skill: key.slice(LIBRARY.length), testId: undefined }
        : { testId: key, skill: undefined },
    )
  return (
    <Form {...form.formProps}>
      <Select
        name="testId"
        label={t`Test`}
        help={t`Your company’s own tests come first.`}
        choices={choices}
        value={values.testId ?? (values.skill === undefined ? null : `${LIBRARY}${values.skill}`)}
        onChange={(key) => choose(String(key))}
      />
      {applicationId === undefined && (
        <TextField
          name="email"
          label={t`Email address`}
          help={t`To test an applicant, start from their page: the result is then kept with the application.`}
          type="email"
          autoComplete="off"
          value={values.email ?? ''}
          onChange={(email) => form.change({ email })}
          isRequired
          missingMessage={t`Enter an email address.`}
        />
      )}
      <TextArea
        name="message"
        label={t`Message`}
        help={t`Say what the test is for and what happens next.`}
        isOptional
        rows={3}
        countTo={MAX_MESSAGE}
        value={values.message}
        onChange={(message) => form.change({ message })}
      />
      <div className={styles.narrow}>
        <NumberField
          name="days"
          label={t`Days to start it`}
          minValue={1}
          maxValue={MAX_DAYS}
          value={values.days}
          onChange={(days) => form.change({ days })}
        />
      </div>
      <RadioGroup
        name="release"
        label={t`What they see of their result`}
        value={values.release}
        onChange={(chosen) => form.change({ release: releases.find((one) => one === chosen) ?? 'score' })}
      >
        {releases.map((release) => (
          <Radio key={release} value={release}>
            {releaseTexts[release]}
          </Radio>
        ))}
      </RadioGroup>
      <SubmitButton isPending={form.isPending}>
        <Trans>Send</Trans>
      </SubmitButton>
    </Form>
  )
}
