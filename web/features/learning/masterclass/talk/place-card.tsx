import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { closesConfirming, opensConfirming } from '#shared/features/learning/masterclass/registration-rules.ts'
import { canTakePart, isOffered, isWaiting } from '#shared/features/learning/masterclass/registration-status.ts'
import { isLiveTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk } from '#shared/features/learning/masterclass/talks.contract.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { TalkTime } from '../talk-time.tsx'
import { usePlace } from './use-place.ts'

/** The reader's place at the talk, and what they can do about it. */
export function PlaceCard({ talk }: { talk: Talk }) {
  const place = usePlace(talk.id)
  const now = useNow()
  const { registration, placesLeft, hasWaitlist, waiting } = talk
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box, `${registration?.status} ${registration?.mustConfirm}`)
  const leave = (label: ReactNode) => (
    <PlainButton key="leave" variant="text" isPending={place.isCancelling} onPress={place.cancel} {...nextFocus}>
      {label}
    </PlainButton>
  )
  const enter = (label: ReactNode) => (
    <PlainButton key="enter" variant="filled" isPending={place.isRegistering} onPress={place.register} {...nextFocus}>
      {label}
    </PlainButton>
  )
  const isFull = placesLeft === 0
  const isConfirming = registration?.mustConfirm && now !== null && now >= opensConfirming(Date.parse(talk.startsAt))
  return (
    <Card title={<Trans>Your place</Trans>} tone="soft">
      <div ref={box} className={styles.stack}>
        {canTakePart(registration?.status) ? (
          <>
            <p role="status" className={styles.text}>
              {isLiveTalk(talk.status) ? (
                <Trans>You are registered. The talk has begun.</Trans>
              ) : (
                <Trans>You are registered. We will remind you a day and an hour before, and when it starts.</Trans>
              )}
            </p>
            {registration?.mustConfirm && <MustConfirm startsAt={talk.startsAt} />}
            <div className={styles.actions}>
              {isConfirming && enter(<Trans>Confirm that I will come</Trans>)}
              <LinkButton href={`/talent/api/talks/${talk.id}/talk.ics`} reloadDocument download="talk.ics">
                <Trans>Add to calendar</Trans>
              </LinkButton>
              {leave(<Trans>Cancel registration</Trans>)}
            </div>
          </>
        ) : registration && isOffered(registration.status) ? (
          <>
            <p role="status" className={styles.text}>
              <Trans>
                A place is free for you until <TalkTime at={registration.offerEndsAt ?? talk.startsAt} />. After that,
                the next person on the waiting list gets it.
              </Trans>
            </p>
            <div className={styles.actions}>
              {enter(<Trans>Accept the place</Trans>)}
              {leave(<Trans>Decline</Trans>)}
            </div>
          </>
        ) : registration && isWaiting(registration.status) ? (
          <>
            <p role="status" className={styles.text}>
              <Waiting position={registration.position ?? 1} />
            </p>
            <div className={styles.actions}>{leave(<Trans>Leave the waiting list</Trans>)}</div>
          </>
        ) : (
          <>
            <p role="status" className={styles.text}>
              <Free placesLeft={placesLeft} waiting={waiting} hasWaitlist={hasWaitlist} />
            </p>
            {(!isFull && waiting === 0) || hasWaitlist ? (
              <div className={styles.actions}>
                {enter(isFull || waiting > 0 ? <Trans>Join the waiting list</Trans> : <Trans>Register for free</Trans>)}
              </div>
            ) : null}
          </>
        )}
        {place.problem && (
          <p role="alert" className={styles.problem}>
            {place.problem}
          </p>
        )}
      </div>
    </Card>
  )
}

/** For people who missed several talks. */
function MustConfirm({ startsAt }: { startsAt: string }) {
  const until = new Date(closesConfirming(Date.parse(startsAt))).toISOString()
  return (
    <p className={styles.text}>
      <Trans>
        You missed several talks recently, so please confirm here during the last day before the talk that you will
        come, by <TalkTime at={until} />. After that, your place goes to someone else.
      </Trans>
    </p>
  )
}

function Waiting({ position }: { position: number }) {
  return (
    <Trans>
      You are number {position} on the waiting list. When a place becomes free, we hold it for you and let you know.
    </Trans>
  )
}

type FreeProps = { placesLeft: number | null; waiting: number; hasWaitlist: boolean }

function Free({ placesLeft, waiting, hasWaitlist }: FreeProps) {
  if (placesLeft === null) return <Trans>There is room for everybody.</Trans>
  if (placesLeft > 0 && waiting === 0)
    return <Plural value={placesLeft} one="# place is left." other="# places are left." />
  if (!hasWaitlist) return <Trans>All places are taken.</Trans>
  return (
    <>
      <Trans>All places are taken.</Trans>{' '}
      <Plural value={waiting} _0="Nobody is waiting yet." one="# person is waiting." other="# people are waiting." />
    </>
  )
}
