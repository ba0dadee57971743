import { useLingui } from '@lingui/react/macro'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useInboxUnread } from '#web/layouts/tools/inbox/inbox-unread.ts'
import { Link } from '#web/ui/link.tsx'
import { type ConversationFilter, conversationFilters, filterHref } from '../chat-queries.ts'
import styles from './conversation-list.module.css'

type FilterLinksProps = {
  filter: ConversationFilter
  search: URLSearchParams
  /** Where there is little room, only the common filters and the active one. */
  isShort?: boolean
}

/** Each filter has its own URL; the open conversation stays open. */
export function FilterLinks({ filter, search, isShort = false }: FilterLinksProps) {
  const { t, i18n } = useLingui()
  const roles = useIdentity()?.roles ?? []
  const unread = useInboxUnread()
  const isOperator = roles.includes('operator')
  const labels: Record<ConversationFilter, string> = {
    all: t`All`,
    unread: unread > 0 ? t`Unread ${i18n.number(unread)}` : t`Unread`,
    pinned: t`Pinned`,
    companies: t`Companies`,
    support: t`Support`,
    desk: t`Support desk`,
    archived: t`Archived`,
  }
  const isOffered: Record<ConversationFilter, boolean> = {
    all: true,
    unread: true,
    pinned: !isShort,
    // For people who hire, every conversation belongs to a company.
    companies: roles.includes('talent'),
    // Operators see everyone's support requests; others see their own.
    support: !isOperator,
    desk: isOperator,
    archived: !isShort,
  }
  return (
    <nav aria-label={t`Conversations to show`}>
      <ul role="list" className={styles.filters}>
        {conversationFilters
          .filter((one) => isOffered[one] || one === filter)
          .map((one) => (
            <li key={one}>
              <Link
                to={filterHref(one, search)}
                replace
                preventScrollReset
                className={styles.filter}
                aria-current={one === filter ? 'true' : undefined}
              >
                {labels[one]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
