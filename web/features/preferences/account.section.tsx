import { useLingui } from '@lingui/react/macro'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

export function AccountSection() {
  const { t } = useLingui()
  const identity = useIdentity()
  return (
    <Card title={t`Who you are`}>
      <DefinitionList items={[{ term: t`Full name`, value: <bdi>{identity?.name}</bdi> }]} />
    </Card>
  )
}
