import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TwoFactorOff } from './two-factor-off.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { twoFactorState } from './two-factor-queries.ts'

export function TwoFactorSection() {
  const { data: state } = useQuery(twoFactorState)
  if (!state) return null
  return (
    <Card
      title={<Trans>Authenticator app</Trans>}
      aside={state.isOn ? <Chip tone="ok">{<Trans>On</Trans>}</Chip> : <Chip>{<Trans>Off</Trans>}</Chip>}
    >
      {state.isOn ? <TwoFactorOn state={state} /> : <TwoFactorOff />}
    </Card>
  )
}
