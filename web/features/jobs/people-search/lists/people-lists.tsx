import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PeopleList, peopleSearch } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { type PeopleView, viewHref } from '../people-view.ts'
import styles from './people-lists.module.css'

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog)

type PeopleListsProps = { view: PeopleView; lists: readonly PeopleList[] }

/** Everyone, or one of the company's lists. */
export function PeopleLists({ view, lists }: PeopleListsProps) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<PeopleList | 'new' | null>(null)
  const shown = lists.find(({ id }) => id === view.listId)
  return (
    <div className={styles.row}>
      <nav aria-label={t`Lists`} className={styles.tabs}>
        <Tab href={viewHref({ ...view, listId: null })} isCurrent={view.listId === null}>
          <Trans>All people</Trans>
        </Tab>
        {lists.map((list) => (
          <Tab key={list.id} href={viewHref({ ...view, listId: list.id })} isCurrent={list.id === view.listId}>
            <bdi>{list.name}</bdi>{' '}
            <span className={styles.count}>
              {list.people}
              <span className="visually-hidden">
                {' '}
                <Plural value={list.people} one="person" other="people" />
              </span>
            </span>
          </Tab>
        ))}
      </nav>
      {shown && <ListMenu list={shown} view={view} onRename={() => setEdited(shown)} />}
      <PlainButton variant="light" icon={IconPlus} onPress={() => setEdited('new')}>
        <Trans>New list</Trans>
      </PlainButton>
      {edited && (
        <Suspense fallback={null}>
          <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  )
}

function Tab({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: React.ReactNode }) {
  return (
    <Link to={href} preventScrollReset className={styles.tab} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  )
}

type ListMenuProps = { list: PeopleList; view: PeopleView; onRename: () => void }

function ListMenu({ list, view, onRename }: ListMenuProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { id, name } = list
  const remove = async () => {
    const isSure = await confirm({
      title: t`Delete the list “${name}”?`,
      consequences: t`The people on it are not affected. Your colleagues lose the list, too.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Delete list`,
    })
    if (!isSure) return
    try {
      await callApi<typeof peopleSearch.deleteList>(client, 'DELETE /company/api/people-lists/:id', { params: { id } })
      await navigate(viewHref({ ...view, listId: null }), { replace: true })
      await cache.invalidateQueries({ queryKey: ['company'] })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }
  return (
    <MenuButton
      label={t`Change the list ${name}`}
      fallbackHref={viewHref(view)}
      groups={[
        {
          entries: [
            { id: 'rename', label: t`Rename`, onAction: onRename },
            { id: 'delete', label: t`Delete`, isDanger: true, onAction: () => void remove() },
          ],
        },
      ]}
    >
      <Icon glyph={IconDots} />
    </MenuButton>
  )
}
