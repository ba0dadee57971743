import { useLingui } from '@lingui/react/macro'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Link } from '#web/ui/link.tsx'
import { type ConversationFilter, conversationFilters } from '../chat-queries.ts'
import styles from './conversation-list.module.css'

/** Each view has an address; the open conversation stays open. */
export function FilterLinks({ filter, search }: { filter: ConversationFilter; search: URLSearchParams }) {
  const { t } = useLingui()
  const words: Record<ConversationFilter, string> = {
    all: t`All`,
    unread: t`Unread`,
    pinned: t`Pinned`,
    support: t`Support`,
    desk: t`Support desk`,
    archived: t`Archived`,
  }
  // Who answers for support sees what others asked; who asks sees their own.
  const foreign: ConversationFilter = useIdentity()?.roles.includes('operator') ? 'support' : 'desk'
  return (
    <nav aria-label={t`Which conversations`}>
      <ul role="list" className={styles.filters}>
        {conversationFilters
          .filter((one) => one !== foreign)
          .map((one) => (
            <li key={one}>
              <Link
                to={hrefOf(one, search)}
                replace
                preventScrollReset
                className={styles.filter}
                aria-current={one === filter ? 'true' : undefined}
              >
                {words[one]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function hrefOf(filter: ConversationFilter, search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  if (filter === 'all') next.delete('filter')
  else next.set('filter', filter)
  return `?${next}`
}
