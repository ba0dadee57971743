import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  companyWebhooks,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import styles from './company-webhooks.module.css'
import { useAttemptErrors, useStateNames } from './webhook-words.ts'
import { deliveriesQuery, deliveryQuery } from './webhooks-queries.ts'

const POLL_MS = 3000

/** Polls while deliveries are pending. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery({
    ...deliveriesQuery(webhook.id),
    refetchInterval: (query) => (query.state.data?.items.some(({ state }) => state === 'pending') ? POLL_MS : false),
  })
  const [shownId, setShownId] = useState<string | null>(null)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Deliveries`}>
      <div className={part.stack}>
        <p className={part.note} dir="ltr">
          {webhook.url}
        </p>
        {error && <Callout tone="bad">{describeFailure(i18n, error)}</Callout>}
        {data?.items.length === 0 && (
          <p className={part.text}>
            <Trans>Nothing was sent in the last 30 days.</Trans>
          </p>
        )}
        <List label={t`Deliveries`}>
          {data?.items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              isShown={delivery.id === shownId}
              onToggle={() => setShownId(delivery.id === shownId ? null : delivery.id)}
            />
          ))}
        </List>
      </div>
    </Dialog>
  )
}

const tones = { pending: 'warn', delivered: 'ok', failed: 'bad' } as const

type RowProps = { delivery: WebhookDelivery; isShown: boolean; onToggle: () => void }

function DeliveryRow({ delivery, isShown, onToggle }: RowProps) {
  const { t } = useLingui()
  const states = useStateNames()
  return (
    <ListRow
      title={delivery.type}
      meta={<LocalTime at={delivery.createdAt} />}
      facts={
        <Chip size="small" tone={tones[delivery.state]}>
          {states[delivery.state]}
        </Chip>
      }
      foot={isShown && <DeliveryDetails id={delivery.id} />}
      action={
        <Button variant="light" aria-expanded={isShown} aria-label={t`Details of ${delivery.type}`} onPress={onToggle}>
          {isShown ? <Trans>Hide</Trans> : <Trans>Details</Trans>}
        </Button>
      }
    />
  )
}

function DeliveryDetails({ id }: { id: string }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useQuery(deliveryQuery(id))
  const replaying = useMutation({
    mutationFn: () =>
      callApi<typeof companyWebhooks.replay>(client, 'POST /company/api/webhook-deliveries/:id/replay', {
        params: { id },
      }),
    onSuccess: () => cache.invalidateQueries(),
  })
  if (!data) return null
  return (
    <div className={part.stack}>
      <pre className={styles.code} dir="ltr">
        {data.payload}
      </pre>
      {data.log.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
      <div className={part.actions}>
        <Button variant="light" isPending={replaying.isPending} onPress={() => replaying.mutate()}>
          <Trans>Send again</Trans>
        </Button>
        {replaying.isError && (
          <span role="alert" className={part.problem}>
            {describeFailure(i18n, replaying.error)}
          </span>
        )}
      </div>
    </div>
  )
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const errors = useAttemptErrors()
  const { milliseconds, responseStatus, responseHead, responseBody, error } = attempt
  const response = [responseHead, responseBody].filter((text) => text !== '').join('\n\n')
  return (
    <div>
      <p className={part.note}>
        <LocalTime at={attempt.at} /> · <Trans>{milliseconds} ms</Trans>
        {responseStatus !== null && (
          <>
            {' · '}
            <Trans>status {responseStatus}</Trans>
          </>
        )}
      </p>
      {error !== null && <p className={part.problem}>{errors[error]}</p>}
      {response !== '' && (
        <pre className={styles.code} dir="ltr">
          {response}
        </pre>
      )}
    </div>
  )
}
