import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { redirect, useSearchParams } from 'react-router'
import type { NewConversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import styles from './chat.module.css'
import {
  conversationQuery,
  conversationsQuery,
  messagesQuery,
  missingHref,
  readFilter,
  sideAt,
} from './chat-queries.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { useLiveInbox } from './list/use-live-inbox.ts'
import { NothingOpen } from './thread/nothing-open.tsx'
import { Thread } from './thread/thread.tsx'
import { useFocusOnSwitch } from './use-focus-on-switch.ts'

const OpeningConversation = lazyPart(
  async () => (await import('./thread/opening-conversation.tsx')).OpeningConversation,
)

const openIn = (search: URLSearchParams): string | null => search.get('conversation')

export const handle = {
  frame: { isSplit: true, isFixed: true, isAloneAt: (search) => openIn(search) !== null },
} satisfies FrameHandle

const queries = pageQueries(({ url: { pathname, searchParams } }) => {
  const id = openIn(searchParams)
  return [
    conversationsQuery(readFilter(searchParams), sideAt(pathname)),
    ...(id ? [conversationQuery(id), messagesQuery(id)] : []),
  ]
})
export const loader = orInbox(queries.server)
export const clientLoader = orInbox(queries.browser)

/** A missing conversation is not a missing page: the inbox opens and says so. */
function orInbox<Args extends { request: Request }>(load: (args: Args) => Promise<PageData>) {
  return async (args: Args): Promise<PageData | Response> => {
    try {
      return await load(args)
    } catch (error) {
      const { pathname, searchParams } = new URL(args.request.url)
      const { status } = (error as { init?: { status?: number } | null }).init ?? {}
      if (status !== 404 || openIn(searchParams) === null) throw error
      return redirect(missingHref(pathname, searchParams))
    }
  }
}

export default function ChatPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Chat />
    </QueryBoundary>
  )
}

/** Whom a link starts a conversation with. */
function wantedIn(search: URLSearchParams): NewConversation | null {
  const [companyId, personId] = [search.get('company'), search.get('person')]
  if (companyId) return { kind: 'company', companyId }
  return personId ? { kind: 'direct', personId } : null
}

function Chat() {
  const [search] = useSearchParams()
  const open = openIn(search)
  const wanted = wantedIn(search)
  useLiveInbox()
  useFocusOnSwitch(open)
  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <Trans>Inbox</Trans>
      </h1>
      <ConversationList open={open} filter={readFilter(search)} />
      {open !== null ? (
        <Thread key={open} id={open} />
      ) : wanted ? (
        <Suspense fallback={null}>
          <OpeningConversation wanted={wanted} />
        </Suspense>
      ) : (
        <NothingOpen />
      )}
    </div>
  )
}
