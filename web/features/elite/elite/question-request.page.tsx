import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { EliteQuestion, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { MAX_ANSWER, MAX_ANSWER_FILES } from '#shared/features/elite/elite/elite-limits.ts'
import { isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './elite.module.css'
import { standingQuery } from './elite-queries.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { Documents } from './parts/documents.tsx'
import { useFailureToast } from './parts/use-failure-toast.ts'

const queries = pageQueries(() => [standingQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export const action = pageAction({
  answer: async ({ client, params, text }) => {
    await callApi<typeof elite.answer>(client, 'POST /talent/api/elite/questions/:id/answer', {
      params: { id: params['id'] ?? '' },
      body: { answer: text('answer') },
    })
    return {}
  },
})

export default function QuestionRequestPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Question />
    </QueryBoundary>
  )
}

function Question() {
  const { id = '' } = useParams()
  const { data: standing } = useSuspenseQuery(standingQuery())
  const data = standing.questions.find((one) => one.id === id)
  if (!data)
    return (
      <div className={styles.page}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>This question does not exist</Trans>
        </h1>
        <div>
          <LinkButton href="/elite/onboarding/pending-actions">
            <Trans>Back to pending actions</Trans>
          </LinkButton>
        </div>
      </div>
    )
  const isOpen = isOpenQuestion(data.status)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>A question from the reviewers</Trans>
        </h1>
        <p className={styles.lead}>
          {isOpen ? (
            <Trans>
              Answer before <MomentOf at={data.dueAt} format="date" />. The review continues once you have answered.
            </Trans>
          ) : (
            <Trans>This question is closed.</Trans>
          )}
        </p>
      </header>
      <Callout>
        <bdi>{data.question}</bdi>
      </Callout>
      {isOpen ? <AnswerForm question={data} /> : <Answered question={data} />}
    </div>
  )
}

function Answered({ question: { answer, answeredAt, files } }: { question: EliteQuestion }) {
  const { t } = useLingui()
  if (!answeredAt)
    return (
      <p className={styles.subject}>
        <Trans>There was no answer in time, so the review went on without it.</Trans>
      </p>
    )
  return (
    <Card title={<Trans>Your answer</Trans>}>
      <div className={styles.fields}>
        <p className={styles.subject}>
          <bdi>{answer}</bdi>
        </p>
        <p className={styles.meta}>
          <MomentOf at={answeredAt} />
        </p>
        <Documents label={t`Files`} kind="answer" documents={files} mayAdd={false} mayRemove={false} />
      </div>
    </Card>
  )
}

function AnswerForm({ question }: { question: EliteQuestion }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, files, mayExtend } = question
  const show = () => cache.invalidateQueries({ queryKey: standingQuery().queryKey })
  const form = useContractForm({
    loadSchema: () => import('#shared/features/elite/elite/elite.contract.ts').then(({ eliteAnswer }) => eliteAnswer),
    initialValues: { answer: '' },
    plainName: 'answer',
    draftName: `elite-answer-${id}`,
    send: (body) =>
      callApi<typeof elite.answer>(client, 'POST /talent/api/elite/questions/:id/answer', { params: { id }, body }),
    onSuccess: show,
  })
  const extend = useMutation({
    mutationFn: () =>
      callApi<typeof elite.extend>(client, 'POST /talent/api/elite/questions/:id/extend', { params: { id } }),
    onSuccess: show,
    onError: useFailureToast(),
  })
  return (
    <>
      <Card title={<Trans>Files</Trans>}>
        <Documents
          label={t`Add a file, up to ${MAX_ANSWER_FILES}`}
          kind="answer"
          question={id}
          documents={files}
          mayAdd={files.length < MAX_ANSWER_FILES}
          mayRemove
        />
      </Card>
      <PlainForm {...form.formProps}>
        <TextArea {...form.field('answer')} label={t`Your answer`} countTo={MAX_ANSWER} rows={8} isRequired />
        <div className={styles.row}>
          <SubmitButton isPending={form.isPending}>
            <Trans>Send answer</Trans>
          </SubmitButton>
          {mayExtend && (
            <Button variant="text" onPress={() => extend.mutate()} isPending={extend.isPending}>
              <Trans>I need seven more days</Trans>
            </Button>
          )}
        </div>
      </PlainForm>
    </>
  )
}
