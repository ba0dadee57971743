import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Order, OrderEntry } from '#shared/features/market/orders/orders.contract.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { linkToFile, type OrderScope } from './order-queries.ts'
import { OrderTime } from './order-time.tsx'
import { useEntryNames } from './order-words.ts'
import styles from './orders.module.css'

export function OrderEntries({ order, scope }: { order: Order; scope: OrderScope }) {
  if (order.entries.length === 0) return null
  return (
    <Card title={<Trans>What was written and delivered</Trans>}>
      <ol role="list" className={styles.entries}>
        {order.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} order={order} scope={scope} />
        ))}
      </ol>
    </Card>
  )
}

function Entry({ entry, order, scope }: { entry: OrderEntry; order: Order; scope: OrderScope }) {
  const names = useEntryNames()
  const { kind, by, isOwn, text, files, at } = entry
  const other = order.other
  return (
    <li className={styles.entry}>
      <p className={styles.entryHead}>
        {names[kind]}
        {' · '}
        {isOwn ? (
          <Trans>You</Trans>
        ) : by === 'operator' ? (
          <Trans>Operator</Trans>
        ) : other === '' ? (
          <Trans>Deleted account</Trans>
        ) : (
          <bdi translate="no">{other}</bdi>
        )}
        {' · '}
        <OrderTime at={at} />
      </p>
      <p className={styles.text} translate="no" dir="auto">
        {text}
      </p>
      {files.length > 0 && (
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileButton file={file} orderId={order.id} scope={scope} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type FileButtonProps = { file: OrderEntry['files'][number]; orderId: string; scope: OrderScope }

/** Links are signed for the reader and expire, so each is made when it is used. */
function FileButton({ file: { id, name, size }, orderId, scope }: FileButtonProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const opening = useMutation({
    mutationFn: () => linkToFile(client, scope, orderId, id),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const problem = describeFailure(i18n, opening.error)
  return (
    <>
      <PlainButton isPending={opening.isPending} onPress={() => opening.mutate()}>
        <Trans>
          Download <bdi translate="no">{name}</bdi> ({formatBytes(size, i18n.locale)})
        </Trans>
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
