import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../offers.module.css'

const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog)
const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)
const MoreTimeDialog = lazyPart(async () => (await import('./more-time-dialog.tsx')).MoreTimeDialog)

export function AnswerActions({ offer }: { offer: TalentOffer }) {
  const [open, setOpen] = useState<'counter' | 'decline' | 'time' | null>(null)
  const { can } = offer
  const close = () => setOpen(null)
  if (!can.sign && !can.decline && !can.counter) return null
  return (
    <div className={styles.actions}>
      {can.sign && (
        <LinkButton href="#sign" variant="filled" isWide>
          <Trans>Accept and sign</Trans>
        </LinkButton>
      )}
      {can.counter && (
        <PlainButton isWide onPress={() => setOpen('counter')}>
          <Trans>Ask for a change</Trans>
        </PlainButton>
      )}
      {can.askForTime && (
        <PlainButton variant="text" isWide onPress={() => setOpen('time')}>
          <Trans>Ask for more time</Trans>
        </PlainButton>
      )}
      {can.decline && (
        <PlainButton variant="danger-text" isWide onPress={() => setOpen('decline')}>
          <Trans>Decline this offer</Trans>
        </PlainButton>
      )}
      <Suspense fallback={null}>
        {open === 'counter' && <CounterDialog offer={offer} onClose={close} />}
        {open === 'decline' && <DeclineDialog offer={offer} onClose={close} />}
        {open === 'time' && <MoreTimeDialog offer={offer} onClose={close} />}
      </Suspense>
    </div>
  )
}
