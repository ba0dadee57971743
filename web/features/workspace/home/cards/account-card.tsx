import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { onboardingQuery } from '#web/features/entry/onboarding/onboarding-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Link } from '#web/ui/link.tsx'
import type { HomeCard, HomeCardProps } from './home-card.ts'
import { isSetUp } from './set-up-parts.ts'

export const accountCard: HomeCard = {
  id: 'account',
  column: 'side',
  isFor: () => true,
  queries: [],
  Card: AccountCard,
}

/** What we know about the person so far; everything on the page is based on it. */
function AccountCard({ identity }: HomeCardProps) {
  const { t } = useLingui()
  const isTalent = identity.roles.includes('talent')
  const { data } = useQuery({ ...onboardingQuery, enabled: isTalent })
  const { name, email, country, city, timeZone } = identity
  // The set-up card takes this place until it is done.
  if (isTalent && !isSetUp(data?.answered ?? [])) return null
  const unknown = <Trans>Not set</Trans>
  const work = data?.facts.work
  return (
    <Card
      title={<Trans>Your details</Trans>}
      aside={
        <Link to="/settings?section=account">
          <Trans>Edit</Trans>
        </Link>
      }
    >
      <DefinitionList
        items={[
          { term: t`Name`, value: <bdi>{name}</bdi> },
          { term: t`Email`, value: <bdi>{email}</bdi> },
          { term: t`Location`, value: country ? <Country code={country} {...(city && { city })} /> : unknown },
          { term: t`Time zone`, value: timeZone ? <bdi>{timeZone}</bdi> : <Trans>This device’s time zone</Trans> },
          ...(work
            ? [
                { term: t`Role`, value: <bdi>{work.headline}</bdi> },
                { term: t`Skills`, value: <bdi>{work.skills.map((skill) => skill.name).join(', ') || unknown}</bdi> },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
