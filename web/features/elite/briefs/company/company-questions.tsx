import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { BriefQuestion } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import { MAX_BRIEF_ANSWER } from '#shared/features/elite/briefs/brief-limits.ts'
import type { CompanyBrief, companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../briefs.module.css'
import { refreshCompanyBriefs } from '../briefs-queries.ts'

export function CompanyQuestions({ brief, reader }: { brief: CompanyBrief; reader: Reader }) {
  return (
    <Card title={<Trans>Questions from members</Trans>}>
      <ul className={styles.people} role="list">
        {brief.questions.map((question) => (
          <li key={question.id} className={styles.person}>
            <p className={styles.name} translate="no">
              <bdi>{question.question}</bdi>
            </p>
            <p className={styles.words}>
              <Trans>
                Asked <Time at={Date.parse(question.askedAt)} zone={reader.zone} now={reader.now} />
              </Trans>
            </p>
            {question.answeredAt !== null && (
              <p className={styles.text} translate="no">
                <bdi>{question.answer}</bdi>
              </p>
            )}
            {question.answeredAt === null && brief.canAnswer && <AnswerForm question={question} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AnswerForm({ question: { id } }: { question: BriefQuestion }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/briefs/company-briefs.contract.ts').then(({ briefAnswer }) => briefAnswer),
    initialValues: { answer: '' },
    draftName: `brief-answer-${id}`,
    send: (body) =>
      callApi<typeof companyBriefs.answer>(client, 'PUT /company/api/brief-questions/:id', { params: { id }, body }),
    onSuccess: () => refreshCompanyBriefs(cache),
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('answer')}
        label={t`Your answer`}
        help={t`All matched members see it.`}
        rows={3}
        countTo={MAX_BRIEF_ANSWER}
        isRequired
      />
      <SubmitButton isPending={form.isPending}>
        <Trans>Send answer</Trans>
      </SubmitButton>
    </Form>
  )
}
