import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './message-list.module.css'

type EarlierMessagesProps = { state: 'ready' | 'pending' | 'failed'; onWanted: () => void }

/** Scrolling up to it is enough; the button is for everyone else, and for retrying. */
export function EarlierMessages({ state, onWanted }: EarlierMessagesProps) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef(onWanted)
  useEffect(() => {
    wanted.current = onWanted
  })
  useEffect(() => {
    if (state !== 'ready' || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted.current())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [state])
  return (
    <div ref={place} className={styles.earlier}>
      <PlainButton variant="text" isPending={state === 'pending'} onPress={onWanted}>
        {state === 'failed' ? <Trans>Could not load messages. Try again</Trans> : <Trans>Show earlier messages</Trans>}
      </PlainButton>
    </div>
  )
}
