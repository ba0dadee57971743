import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { talkQuestionsChanged } from '#shared/features/learning/masterclass/masterclass.events.ts'
import { talkChannel } from '#shared/features/learning/masterclass/talk-channels.ts'
import type { TalkQuestion, talkQuestions } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../masterclass.module.css'
import { questionsQuery } from '../talk-queries.ts'

/** For whoever moderates the talk: the questions with the most votes, and which of them have been answered. */
export function QuestionCard({ talkId }: { talkId: string }) {
  const cache = useQueryClient()
  const { data } = useQuery(questionsQuery(talkId))
  const refresh = () => void cache.invalidateQueries({ queryKey: questionsQuery(talkId).queryKey })
  const channel = { talkId }
  useChannel(talkChannel, channel, { onOpen: refresh })
  useEvent(talkQuestionsChanged, channel, refresh)
  if (!data || data.items.length === 0) return null
  return (
    <Card title={<Trans>Questions</Trans>}>
      <ul role="list" className={styles.stack}>
        {data.items.map((question) => (
          <Question key={question.id} talkId={talkId} question={question} onChange={refresh} />
        ))}
      </ul>
    </Card>
  )
}

type QuestionProps = { talkId: string; question: TalkQuestion; onChange: () => void }

function Question({ talkId, question: { id, text, votes, isAnswered }, onChange }: QuestionProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const marking = useMutation({
    mutationFn: () =>
      callApi<typeof talkQuestions.answer>(client, 'PUT /talent/api/talks/:id/questions/:questionId/answer', {
        params: { id: talkId, questionId: id },
        body: { isAnswered: !isAnswered },
      }),
    onSettled: onChange,
  })
  const problem = describeFailure(i18n, marking.error)
  return (
    <li className={styles.stack}>
      <p className={styles.text}>
        <span dir="auto" translate="no">
          {text}
        </span>{' '}
        · <Plural value={votes} one="# vote" other="# votes" />
        {isAnswered && (
          <>
            {' · '}
            <Trans>Answered</Trans>
          </>
        )}
      </p>
      <div>
        <PlainButton isPending={marking.isPending} onPress={() => marking.mutate()}>
          {isAnswered ? <Trans>Mark as open</Trans> : <Trans>Mark as answered</Trans>}
          <span className="visually-hidden">
            {' '}
            <bdi translate="no">{text}</bdi>
          </span>
        </PlainButton>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
