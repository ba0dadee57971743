import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { tokenList } from '../security-queries.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenRow } from './token-row.tsx'

export function TokensSection() {
  const { t } = useLingui()
  const items = useQuery(tokenList).data?.items ?? []
  return (
    <Card title={<Trans>Your tokens</Trans>} padding="flush">
      {items.length === 0 ? (
        <EmptyState title={t`No tokens yet`} headingLevel={3}>
          <Trans>A token lets your scripts use the API as you, with read access, write access or both.</Trans>
        </EmptyState>
      ) : (
        <List label={t`Your tokens`}>
          {items.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </List>
      )}
      <div className={part.foot}>
        <MakeToken />
      </div>
    </Card>
  )
}

function MakeToken() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="filled" icon={IconPlus} onPress={() => setIsOpen(true)}>
        <Trans>Create token</Trans>
      </Button>
      {isOpen && <NewTokenDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
