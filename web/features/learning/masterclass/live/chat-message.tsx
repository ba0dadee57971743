import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { TalkMessage, talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Chip } from '#web/ui/chip.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import live from './live.module.css'

type MessageProps = {
  talkId: string
  message: TalkMessage
  isModerator: boolean
  onReport: () => void
  onRemoved: () => void
  onMuted: () => void
}

export function ChatMessage({ talkId, message, isModerator, onReport, onRemoved, onMuted }: MessageProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const { id, text, isOwn, isHost, isAuthorMuted } = message
  const author = message.author ?? t`Deleted account`
  const params = { id: talkId, messageId: id }
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof talkLive.remove>(client, 'DELETE /talent/api/talks/:id/messages/:messageId', { params }),
    onSuccess: () => {
      onRemoved()
      focusHeadingIfLost()
    },
  })
  const muting = useMutation({
    mutationFn: () =>
      callApi<typeof talkLive.mute>(client, 'PUT /talent/api/talks/:id/messages/:messageId/author', {
        params,
        body: { isMuted: !isAuthorMuted },
      }),
    onSettled: onMuted,
  })
  const problem = describeFailure(i18n, removing.error ?? muting.error)
  return (
    <li className={live.message}>
      <div className={live.words}>
        <p className={live.from}>
          {isOwn ? <Trans>You</Trans> : <bdi translate="no">{author}</bdi>}
          {isHost && (
            <Chip size="small">
              <Trans>Speaker</Trans>
            </Chip>
          )}
          {isAuthorMuted && <Trans>Muted</Trans>}
        </p>
        <p className={live.body} dir="auto" translate="no">
          {text}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <div className={live.buttons}>
        {!isOwn && (
          <PlainButton variant="text" aria-label={t`Report ${author}’s message: ${text}`} onPress={onReport}>
            <Trans>Report</Trans>
          </PlainButton>
        )}
        {isModerator && !isOwn && !isHost && (
          <PlainButton
            variant="text"
            aria-label={isAuthorMuted ? t`Unmute ${author}` : t`Mute ${author}`}
            isPending={muting.isPending}
            onPress={() => muting.mutate()}
          >
            {isAuthorMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
          </PlainButton>
        )}
        {(isOwn || isModerator) && (
          <PlainButton
            variant="text"
            aria-label={t`Remove: ${text}`}
            isPending={removing.isPending}
            onPress={() => removing.mutate()}
          >
            <Trans>Remove</Trans>
          </PlainButton>
        )}
      </div>
    </li>
  )
}
