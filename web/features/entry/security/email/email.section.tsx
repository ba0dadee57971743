import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useIdentity } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { Card } from '#web/ui/card.tsx'
import { emailChangeState } from '../security-queries.ts'
import { ChangeForm } from './change-form.tsx'
import { PendingChange } from './pending-change.tsx'

export function EmailSection() {
  const identity = useIdentity()
  const { data } = useQuery(emailChangeState)
  if (!data || !identity) return null
  return (
    <Card title={<Trans>Email address</Trans>}>
      <div className={part.stack}>
        <p className={part.text}>
          <Trans>
            Your current email address is <bdi>{identity.email}</bdi>.
          </Trans>
        </p>
        {data.change ? <PendingChange change={data.change} oldEmail={identity.email} /> : <ChangeForm />}
      </div>
    </Card>
  )
}
