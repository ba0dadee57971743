import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Notification, notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Popover } from '#web/ui/popover.tsx'
import styles from './bell-panel.module.css'
import { groupEqual, type NotificationGroup } from './notification-groups.ts'
import { NotificationItem } from './notification-item.tsx'

type BellPanelProps = {
  unread: number
  triggerRef: RefObject<HTMLButtonElement | null>
  onUnread: (unread: number) => void
  onClose: () => void
}

export function BellPanel({ unread, triggerRef, onUnread, onClose }: BellPanelProps) {
  const { t } = useLingui()
  const { items, state, nextCursor, load, setItems } = useNotifications(unread, onUnread)
  const { client } = useSession()
  const newest = items[0]

  async function readAll(upTo: string) {
    const answer = await callApi<typeof notificationList.readAll>(client, 'PUT /shared/api/notifications/read', {
      body: { upTo },
    })
    setItems((current) => current.map((item) => ({ ...item, isRead: true })))
    onUnread(answer.unread)
  }

  function open(group: NotificationGroup) {
    onClose()
    if (group.isRead) return
    for (const { id } of group.all)
      callApi<typeof notificationList.read>(client, 'PUT /shared/api/notifications/:id/read', { params: { id } }).then(
        (answer) => onUnread(answer.unread),
        // It stays unread; opening it again retries.
        () => undefined,
      )
  }

  return (
    <Popover
      label={t`Notifications`}
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Trans>Notifications</Trans>
          </h2>
          {newest && unread > 0 && (
            <Button variant="text" onPress={() => void readAll(newest.id).catch(() => load())}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
        </div>
        {items.length > 0 && (
          <ul role="list" className={styles.list}>
            {groupEqual(items).map((group) => (
              <NotificationItem key={group.id} group={group} onOpen={() => open(group)} />
            ))}
          </ul>
        )}
        <div role="status" className={styles.note}>
          {state === 'pending' && items.length === 0 && <Trans>Loading</Trans>}
          {state === 'failed' && <Trans>Could not load your notifications.</Trans>}
          {state === 'ready' && items.length === 0 && (
            <Trans>Nothing yet. Updates on your applications, messages and account appear here.</Trans>
          )}
        </div>
        {state === 'failed' && (
          <Button onPress={() => load()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {state !== 'failed' && nextCursor && (
          <Button isPending={state === 'pending'} onPress={() => load(nextCursor)}>
            <Trans>Show older</Trans>
          </Button>
        )}
        <Link to="/settings?section=notifications" className={styles.settings} onClick={onClose}>
          <Trans>Notification settings</Trans>
        </Link>
      </div>
    </Popover>
  )
}

function useNotifications(unread: number, onUnread: (unread: number) => void) {
  const { client } = useSession()
  const [items, setItems] = useState<Notification[]>([])
  const [nextCursor, setNextCursor] = useState<string | null>(null)
  const [state, setState] = useState<'pending' | 'ready' | 'failed'>('pending')

  const loadPage = useCallback(
    (cursor?: string) => {
      callApi<typeof notificationList.list>(client, 'GET /shared/api/notifications', { query: { cursor } }).then(
        (page) => {
          setItems((current) => (cursor ? [...current, ...page.items] : page.items))
          setNextCursor(page.nextCursor)
          onUnread(page.unread)
          setState('ready')
        },
        () => setState('failed'),
      )
    },
    [client, onUnread],
  )

  function load(cursor?: string) {
    setState('pending')
    loadPage(cursor)
  }

  // On load and whenever the count changes, so that new notifications appear while the panel is open.
  useEffect(() => {
    if (unread >= 0) loadPage()
  }, [unread, loadPage])
  return { items, setItems, nextCursor, state, load }
}
