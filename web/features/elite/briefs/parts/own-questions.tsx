import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_BRIEF_QUESTION } from '#shared/features/elite/briefs/brief-limits.ts'
import type { briefs, OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../briefs.module.css'
import { ownBriefQuery } from '../briefs-queries.ts'

export function OwnQuestions({ brief, reader }: { brief: OwnBrief; reader: Reader }) {
  const { questions, can } = brief
  if (questions.length === 0 && !can.ask) return null
  return (
    <Card title={<Trans>Questions</Trans>}>
      <div className={styles.stack}>
        {questions.length > 0 && (
          <ul className={styles.people} role="list">
            {questions.map(({ id, question, answer, askedAt, isOwn }) => (
              <li key={id} className={styles.person}>
                <div className={styles.head}>
                  <p className={styles.name} translate="no">
                    <bdi>{question}</bdi>
                  </p>
                  {isOwn && (
                    <Chip size="small">
                      <Trans>Your question</Trans>
                    </Chip>
                  )}
                </div>
                {answer === '' ? (
                  <p className={styles.words}>
                    <Trans>
                      Asked <Time at={Date.parse(askedAt)} zone={reader.zone} now={reader.now} />. No answer yet.
                    </Trans>
                  </p>
                ) : (
                  <p className={styles.text} translate="no">
                    <bdi>{answer}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {can.ask && <AskForm key={questions.length} id={brief.id} />}
      </div>
    </Card>
  )
}

function AskForm({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/briefs/briefs.contract.ts').then(({ newBriefQuestion }) => newBriefQuestion),
    initialValues: { question: '' },
    plainName: 'ask',
    send: (body, idempotencyKey) =>
      callApi<typeof briefs.ask>(client, 'POST /talent/api/elite/briefs/:id/questions', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: (shown) => {
      cache.setQueryData(ownBriefQuery(id).queryKey, shown)
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <TextArea
        {...form.field('question')}
        label={t`Ask the company`}
        help={t`Your name is not shown. All matched members see the answer.`}
        rows={2}
        countTo={MAX_BRIEF_QUESTION}
        isRequired
      />
      <SubmitButton isPending={form.isPending}>
        <Trans>Send question</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
