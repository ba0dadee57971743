import { Trans, useLingui } from '@lingui/react/macro'
import type { Identity } from '#shared/access/identity.ts'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** What we know of the person so far; everything on the page is reckoned with it. */
export function AccountCard({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const { name, email, country, city, timeZone } = identity
  const unknown = <Trans>Not told yet</Trans>
  return (
    <Card title={<Trans>What we know of you</Trans>}>
      <DefinitionList
        items={[
          { term: t`Name`, value: <bdi>{name}</bdi> },
          { term: t`Email`, value: <bdi>{email}</bdi> },
          { term: t`Place`, value: country ? <Country code={country} {...(city && { city })} /> : unknown },
          { term: t`Time zone`, value: timeZone ? <bdi>{timeZone}</bdi> : <Trans>That of this device</Trans> },
        ]}
      />
    </Card>
  )
}
