import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MAX_OUTSIDE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { OutsideApplication } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { outsideQuery } from '../application-queries.ts'
import type { Reader } from '../use-reader.ts'
import styles from './outside.module.css'
import { OutsideRow } from './outside-row.tsx'

const OutsideDialog = lazyPart(async () => (await import('./outside-dialog.tsx')).OutsideDialog)

/** Applications sent elsewhere: tracked by hand, visible to nobody else. */
export function OutsidePart({ reader }: { reader: Reader }) {
  const { t, i18n } = useLingui()
  const { data: tracked } = useSuspenseQuery(outsideQuery(false))
  const { data: archived } = useSuspenseQuery(outsideQuery(true))
  const [edited, setEdited] = useState<OutsideApplication | 'new' | null>(null)
  const isFull = tracked.length + archived.length >= MAX_OUTSIDE
  const add = (
    <PlainButton variant="filled" icon={IconPlus} isDisabled={isFull} onPress={() => setEdited('new')}>
      <Trans>Track an application</Trans>
    </PlainButton>
  )
  const rows = (items: readonly OutsideApplication[]) =>
    items.map((one) => <OutsideRow key={one.id} application={one} reader={reader} onEdit={() => setEdited(one)} />)
  return (
    <div className={styles.part}>
      {tracked.length === 0 ? (
        <EmptyState title={t`Track your other applications too`} action={add}>
          <Trans>Track applications you sent elsewhere: contacts, notes and follow-up dates.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={styles.add}>
            {add}
            {isFull && (
              <p className={styles.note}>
                <Trans>You can track up to {MAX_OUTSIDE}. Delete one to add another.</Trans>
              </p>
            )}
          </div>
          <Card padding="flush">
            <List label={t`Tracked elsewhere`}>{rows(tracked)}</List>
          </Card>
        </>
      )}
      {archived.length > 0 && (
        <Disclosure title={t`Archived, tracked elsewhere`} detail={i18n.number(archived.length)}>
          <List label={t`Archived, tracked elsewhere`}>{rows(archived)}</List>
        </Disclosure>
      )}
      {edited && (
        <Suspense fallback={null}>
          <OutsideDialog application={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  )
}
