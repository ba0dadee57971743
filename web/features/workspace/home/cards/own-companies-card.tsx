import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { CompanyStatus } from '#shared/features/people/companies/company-status.ts'
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
  const { t } = useLingui()
  const { data } = useSuspenseQuery(ownCompaniesQuery)
  const roles: Record<MemberRole, string> = {
    owner: t`Owner`,
    admin: t`Admin`,
    recruiter: t`Recruiter`,
    hiring_manager: t`Hiring manager`,
    interviewer: t`Interviewer`,
    viewer: t`Viewer`,
  }
  if (data.length === 0) return null
  return (
    <Card title={<Trans>Your company</Trans>} padding="flush">
      <List>
        {data.map((company) => (
          <ListRow
            key={company.id}
            mark={<CompanyMark name={company.name} />}
            title={company.name}
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
} as const satisfies Record<CompanyStatus, ChipTone>

function StatusChip({ status }: { status: CompanyStatus }) {
  const { t } = useLingui()
  const labels: Record<CompanyStatus, string> = {
    verified: t`Verified`,
    unverified: t`Verification in progress`,
    suspended: t`Suspended`,
    closed: t`Closed`,
  }
  return (
    <Chip tone={statusTones[status]} size="small">
      {labels[status]}
    </Chip>
  )
}
