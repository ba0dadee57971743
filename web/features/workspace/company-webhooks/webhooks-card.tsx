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
import { List } from '#web/ui/list-row.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { webhookList } from './webhooks-queries.ts'

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }))

export function WebhooksCard() {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(webhookList)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card title={<Trans>Webhooks</Trans>} padding="flush">
      {error && <Callout tone="bad">{describeFailure(i18n, error)}</Callout>}
      {data?.items.length === 0 && (
        <EmptyState title={t`No webhooks yet`} headingLevel={3}>
          <Trans>
            A webhook tells your own systems within a minute when an application arrives or changes stage, or when a job
            closes. Every event is signed, and sent again for three days if your server does not accept it.
          </Trans>
        </EmptyState>
      )}
      {data !== undefined && data.items.length > 0 && (
        <List label={t`Webhooks`}>
          {data.items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </List>
      )}
      <div className={part.foot}>
        <Button variant="filled" icon={IconPlus} onPress={() => setIsAdding(true)}>
          <Trans>Add webhook</Trans>
        </Button>
      </div>
      {isAdding && (
        <Suspense>
          <WebhookDialog webhook={null} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}
