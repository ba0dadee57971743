// One keeper per draft: the page's fields write to it, and the bar above the page reads the save status from it.

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { apply, Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { createDraft } from '#web/app/form/drafts.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { type Session, useSession } from '#web/app/session/session-context.tsx'
import { connection } from '#web/platform/connection/connection.ts'
import { draftQuery } from '../apply-queries.ts'
import { type Changes, pathsOf } from './draft-changes.ts'
import { createDraftKeeper, type DraftKeeper, type KeeperState } from './draft-keeper.ts'

const keepers = new WeakMap<Session, Map<string, DraftKeeper>>()

export function useDraftKeeper(draftId: string): DraftKeeper {
  const session = useSession()
  const queries = useQueryClient()
  const { data: draft } = useSuspenseQuery(draftQuery(draftId))
  const held = keepers.get(session) ?? new Map<string, DraftKeeper>()
  keepers.set(session, held)
  const keeper =
    held.get(draftId) ?? keeperOf(session, draft, (kept) => queries.setQueryData(draftQuery(draftId).queryKey, kept))
  held.set(draftId, keeper)
  useEffect(() => keeper.follow(draft), [keeper, draft])
  // After hydration, because the server cannot know what was typed.
  useEffect(() => restoreCopy(session, keeper), [session, keeper])
  return keeper
}

export const useKeeperState = (keeper: DraftKeeper): KeeperState =>
  useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read)

/** Call once the draft is sent or discarded. */
export function forgetDraft(session: Session, draftId: string): void {
  keepers.get(session)?.delete(draftId)
  copyOf(session, draftId)?.clear()
}

/** Unsaved changes, in case of a reload while offline or after the session has expired. */
type Copy = { revision: number; unsaved: Changes }

const copyOf = (session: Session, draftId: string) =>
  isBrowser
    ? createDraft<Copy>(sessionStorage, session.identity.read()?.id ?? 'guest', `application-${draftId}`)
    : undefined

function keeperOf(session: Session, draft: Draft, onKept: (draft: Draft) => void): DraftKeeper {
  const params = { id: draft.id }
  const copy = copyOf(session, draft.id)
  return createDraftKeeper({
    draft,
    write: (body) =>
      connection.withReconnect(() =>
        callApi<typeof apply.write>(session.client, 'PATCH /talent/api/application-drafts/:id', { params, body }),
      ),
    read: () =>
      connection.withReconnect(() =>
        callApi<typeof apply.show>(session.client, 'GET /talent/api/application-drafts/:id', { params }),
      ),
    onKept,
    onUnsaved: (unsaved, revision) =>
      pathsOf(unsaved).length > 0 ? copy?.write({ revision, unsaved }) : copy?.clear(),
  })
}

const restored = new WeakSet<DraftKeeper>()

function restoreCopy(session: Session, keeper: DraftKeeper): void {
  if (restored.has(keeper)) return
  restored.add(keeper)
  const { draft } = keeper.read()
  const left = copyOf(session, draft.id)?.read()
  // Skip a copy based on an older revision: merging it would need the original values.
  if (left?.unsaved && left.revision === draft.revision) keeper.change(left.unsaved)
}

/** Makes the browser ask before unsaved changes are lost. */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
