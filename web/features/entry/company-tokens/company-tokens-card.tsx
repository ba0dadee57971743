import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { List } from '#web/ui/list-row.tsx'
import { CompanyTokenRow } from './company-token-row.tsx'
import { companyTokenList } from './company-tokens-query.ts'

const NewCompanyTokenDialog = lazy(() =>
  import('./new-company-token-dialog.tsx').then((module) => ({ default: module.NewCompanyTokenDialog })),
)

export function CompanyTokensCard() {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(companyTokenList)
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Card title={<Trans>API tokens</Trans>} padding="flush">
      {error && <Callout tone="bad">{describeFailure(i18n, error)}</Callout>}
      {data?.items.length === 0 && (
        <EmptyState title={t`No tokens yet`} headingLevel={3}>
          <Trans>
            A token lets your own systems, such as a careers site, use the API for your company. It can never do more
            than the member who created it, and ends when they leave.
          </Trans>
        </EmptyState>
      )}
      {data !== undefined && data.items.length > 0 && (
        <List label={t`API tokens`}>
          {data.items.map((token) => (
            <CompanyTokenRow key={token.id} token={token} />
          ))}
        </List>
      )}
      <div className={part.foot}>
        <Button variant="filled" icon={IconPlus} onPress={() => setIsCreating(true)}>
          <Trans>Create token</Trans>
        </Button>
        <Link to="/docs/api">
          <Trans>API reference</Trans>
        </Link>
      </div>
      {isCreating && (
        <Suspense>
          <NewCompanyTokenDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </Card>
  )
}
