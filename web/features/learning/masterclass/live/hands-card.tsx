import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { HandStep } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { LiveTalk, RaisedHand, talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import live from './live.module.css'

type HandsProps = { talkId: string; live: LiveTalk; onChange: () => void }

/** People raise their hand; the speaker and operators call on them in order. */
export function HandsCard({ talkId, live: { raised, hands, ownHand, isModerator }, onChange }: HandsProps) {
  return (
    <Card title={<Trans>Raised hands</Trans>}>
      <div className={styles.stack}>
        <p className={styles.small}>
          <Plural value={raised} _0="No hand is raised." one="# hand is raised." other="# hands are raised." />
        </p>
        {ownHand && <OwnHand talkId={talkId} hand={ownHand} onChange={onChange} />}
        {isModerator && hands.length > 0 && (
          <ol role="list" className={styles.plainList}>
            {hands.map((hand) => (
              <Hand key={hand.id} talkId={talkId} hand={hand} onChange={onChange} />
            ))}
          </ol>
        )}
      </div>
    </Card>
  )
}

type OwnHandProps = { talkId: string; hand: NonNullable<LiveTalk['ownHand']>; onChange: () => void }

function OwnHand({ talkId, hand: { isRaised, isCalled }, onChange }: OwnHandProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const raising = useMutation({
    mutationFn: () =>
      callApi<typeof talkLive.raiseHand>(client, 'PUT /talent/api/talks/:id/hand', {
        params: { id: talkId },
        body: { isRaised: !isRaised },
      }),
    onSettled: onChange,
  })
  const problem = describeFailure(i18n, raising.error)
  return (
    <>
      <div role="status">
        {isCalled && (
          <p className={live.turn}>
            <Trans>It is your turn. Write your question or comment in the chat: the speaker is waiting for it.</Trans>
          </p>
        )}
        {isRaised && !isCalled && (
          <p className={styles.small}>
            <Trans>Your hand is raised. We will tell you here when it is your turn.</Trans>
          </p>
        )}
      </div>
      <div>
        <PlainButton aria-pressed={isRaised} isPending={raising.isPending} onPress={() => raising.mutate()}>
          {isRaised ? <Trans>Lower my hand</Trans> : <Trans>Raise my hand</Trans>}
        </PlainButton>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

type HandProps = { talkId: string; hand: RaisedHand; onChange: () => void }

function Hand({ talkId, hand: { id, name, isCalled }, onChange }: HandProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const stepping = useMutation({
    mutationFn: (step: HandStep) =>
      callApi<typeof talkLive.stepHand>(client, 'PUT /talent/api/talks/:id/hands/:handId', {
        params: { id: talkId, handId: id },
        body: { step },
      }),
    onSettled: () => {
      onChange()
      focusHeadingIfLost()
    },
  })
  const problem = describeFailure(i18n, stepping.error)
  return (
    <li className={live.hand}>
      <span className={live.from}>
        <bdi translate="no">{name}</bdi>
        {isCalled && (
          <Chip tone="ok" size="small">
            <Trans>Called on</Trans>
          </Chip>
        )}
      </span>
      <span className={styles.actions}>
        {!isCalled && (
          <PlainButton
            aria-label={t`Call on ${name}`}
            isPending={stepping.isPending}
            onPress={() => stepping.mutate('call')}
          >
            <Trans>Call on</Trans>
          </PlainButton>
        )}
        <PlainButton
          variant="text"
          aria-label={t`Lower ${name}’s hand`}
          isPending={stepping.isPending}
          onPress={() => stepping.mutate('lower')}
        >
          <Trans>Lower</Trans>
        </PlainButton>
      </span>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
