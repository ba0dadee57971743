import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceHome } from '#shared/access/workspace.ts'
import type { CompanyStatus } from '#shared/features/people/companies/company-status.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import type { HomeCard } from './home-card.ts'
import { ownCompaniesQuery } from './home-queries.ts'

export const ownCompaniesCard: HomeCard = {
  id: 'own-companies',
  column: 'main',
  isFor: ({ roles }) => roles.includes('company'),
  queries: [ownCompaniesQuery],
  Card: OwnCompaniesCard,
}

function OwnCompaniesCard() {
  const { data } = useSuspenseQuery(ownCompaniesQuery)
  const roles = useRoleNames()
  if (data.length === 0) return null
  return (
    <Card title={<Trans>Your company</Trans>} padding="flush">
      <List>
        {data.map((company) => (
          <ListRow
            key={company.id}
            mark={<CompanyMark name={company.name} />}
            title={company.name}
            href={workspaceHome.company}
            meta={
              <>
                <Country code={company.country} city={company.city} />
                <span>· {roles[company.role]}</span>
              </>
            }
            action={<StatusChip status={company.status} />}
          />
        ))}
      </List>
    </Card>
  )
}

const statusTones = {
  verified: 'ok',
  unverified: 'info',
  suspended: 'warn',
  closed: 'neutral',
  listed: 'neutral',
} as const satisfies Record<CompanyStatus, ChipTone>

function StatusChip({ status }: { status: CompanyStatus }) {
  const { t } = useLingui()
  const labels: Record<CompanyStatus, string> = {
    verified: t`Verified`,
    unverified: t`Verification in progress`,
    suspended: t`Suspended`,
    closed: t`Closed`,
    listed: t`Not registered`,
  }
  return (
    <Chip tone={statusTones[status]} size="small">
      {labels[status]}
    </Chip>
  )
}
