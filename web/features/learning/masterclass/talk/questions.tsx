import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { talkQuestionsChanged } from '#shared/features/learning/masterclass/masterclass.events.ts'
import { talkChannel } from '#shared/features/learning/masterclass/talk-channels.ts'
import { MAX_QUESTION } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { TalkQuestion, talkQuestions } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import { isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { questionsQuery } from '../talk-queries.ts'

/** Asked before and during the talk; new questions and votes appear while it is open. */
export function Questions({ talk }: { talk: Talk }) {
  const { id, status, canAsk, canModerate } = talk
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(questionsQuery(id))
  const isOpen = isUpcoming(status)
  const refresh = () => void cache.invalidateQueries({ queryKey: questionsQuery(id).queryKey })
  const channel = isOpen ? { talkId: id } : null
  useChannel(talkChannel, channel, { onOpen: refresh })
  useEvent(talkQuestionsChanged, channel, refresh)
  if (!isOpen && data.items.length === 0) return null
  return (
    <Card title={<Trans>Questions</Trans>}>
      <div className={styles.stack}>
        {canAsk && <AskForm id={id} onAsked={refresh} />}
        {isOpen && !canAsk && (
          <p className={styles.small}>
            <Trans>Register for the talk to ask a question. Everybody can vote.</Trans>
          </p>
        )}
        {data.items.length > 0 && (
          <ul role="list" className={styles.plainList}>
            {data.items.map((question) => (
              <Question
                key={question.id}
                talkId={id}
                question={question}
                isOpen={isOpen}
                canRemove={isOpen && (question.isOwn || canModerate)}
                canModerate={canModerate}
                onChange={refresh}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function AskForm({ id, onAsked }: { id: string; onAsked: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/talk-questions.contract.ts').then(
        (contract) => contract.talkQuestions.ask.body,
      ),
    initialValues: { text: '', isAnonymous: false },
    send: (body, idempotencyKey) =>
      callApi<typeof talkQuestions.ask>(client, 'POST /talent/api/talks/:id/questions', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: () => {
      form.change({ text: '' })
      onAsked()
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('text')}
        label={t`Your question to the speaker`}
        maxLength={MAX_QUESTION}
        missingMessage={t`Enter a question.`}
        isRequired
      />
      <TickBox
        name="isAnonymous"
        isSelected={form.values.isAnonymous}
        onChange={(isAnonymous) => form.change({ isAnonymous })}
      >
        <Trans>Do not show my name</Trans>
      </TickBox>
      <div>
        <SubmitButton isPending={form.isPending}>
          <Trans>Ask</Trans>
        </SubmitButton>
      </div>
    </PlainForm>
  )
}

type QuestionProps = {
  talkId: string
  question: TalkQuestion
  isOpen: boolean
  canRemove: boolean
  canModerate: boolean
  onChange: () => void
}

function Question({ talkId, question, isOpen, canRemove, canModerate, onChange }: QuestionProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const { id, text, asker, votes, hasVoted, isAnswered } = question
  const params = { id: talkId, questionId: id }
  const voting = useMutation({
    mutationFn: () =>
      callApi<typeof talkQuestions.vote>(client, 'PUT /talent/api/talks/:id/questions/:questionId/vote', {
        params,
        body: { hasVoted: !hasVoted },
      }),
    onSettled: onChange,
  })
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof talkQuestions.remove>(client, 'DELETE /talent/api/talks/:id/questions/:questionId', { params }),
    onSettled: () => {
      onChange()
      focusHeadingIfLost()
    },
  })
  const marking = useMutation({
    mutationFn: () =>
      callApi<typeof talkQuestions.answer>(client, 'PUT /talent/api/talks/:id/questions/:questionId/answer', {
        params,
        body: { isAnswered: !isAnswered },
      }),
    onSettled: onChange,
  })
  const problem = describeFailure(i18n, voting.error ?? removing.error ?? marking.error)
  return (
    <li className={styles.item}>
      {isOpen ? (
        <PlainButton
          aria-pressed={hasVoted}
          aria-label={t`${plural(votes, { one: '# vote', other: '# votes' })}. Vote for: ${text}`}
          isPending={voting.isPending}
          onPress={() => voting.mutate()}
        >
          <Plural value={votes} one="# vote" other="# votes" />
        </PlainButton>
      ) : (
        <span className={styles.small}>
          <Plural value={votes} one="# vote" other="# votes" />
        </span>
      )}
      <div className={styles.itemWords}>
        <span dir="auto" translate="no">
          {text}
        </span>
        <span className={styles.small}>
          {asker === null ? <Trans>Anonymous</Trans> : <bdi translate="no">{asker}</bdi>}
          {isAnswered && (
            <>
              {' · '}
              <Trans>Answered</Trans>
            </>
          )}
        </span>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {canModerate && (
        <PlainButton
          variant="text"
          aria-label={isAnswered ? t`Mark as open: ${text}` : t`Mark as answered: ${text}`}
          isPending={marking.isPending}
          onPress={() => marking.mutate()}
        >
          {isAnswered ? <Trans>Mark as open</Trans> : <Trans>Mark as answered</Trans>}
        </PlainButton>
      )}
      {canRemove && (
        <PlainButton
          variant="text"
          aria-label={t`Delete: ${text}`}
          isPending={removing.isPending}
          onPress={() => removing.mutate()}
        >
          <Trans>Delete</Trans>
        </PlainButton>
      )}
    </li>
  )
}
