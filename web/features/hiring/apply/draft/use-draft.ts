// One autosave per draft: the page's fields write to it, and the bar above the page reads the save status from it.

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { apply, Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { createDraft } from '#web/app/form/drafts.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { type Session, useSession } from '#web/app/session/session-context.tsx'
import { connection } from '#web/platform/connection/connection.ts'
import { draftQuery } from '../apply-queries.ts'
import { type AutosaveState, createDraftAutosave, type DraftAutosave } from './draft-autosave.ts'
import { type Changes, pathsOf } from './draft-changes.ts'

const autosaves = new WeakMap<Session, Map<string, DraftAutosave>>()

export function useDraftAutosave(draftId: string): DraftAutosave {
  const session = useSession()
  const queries = useQueryClient()
  const { data: draft } = useSuspenseQuery(draftQuery(draftId))
  const ofSession = autosaves.get(session) ?? new Map<string, DraftAutosave>()
  autosaves.set(session, ofSession)
  const autosave =
    ofSession.get(draftId) ??
    autosaveOf(session, draft, (saved) => queries.setQueryData(draftQuery(draftId).queryKey, saved))
  ofSession.set(draftId, autosave)
  useEffect(() => autosave.follow(draft), [autosave, draft])
  // After hydration, because the server cannot know what was typed.
  useEffect(() => restoreCopy(session, autosave), [session, autosave])
  return autosave
}

export const useAutosaveState = (autosave: DraftAutosave): AutosaveState =>
  useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)

/** Call once the draft is sent or discarded. */
export function releaseDraft(session: Session, draftId: string): void {
  autosaves.get(session)?.delete(draftId)
  copyOf(session, draftId)?.clear()
}

/** Unsaved changes, in case of a reload while offline or after the session has expired. */
type Copy = { revision: number; unsaved: Changes }

const copyOf = (session: Session, draftId: string) =>
  isBrowser
    ? createDraft<Copy>(sessionStorage, session.identity.read()?.id ?? 'guest', `application-${draftId}`)
    : undefined

function autosaveOf(session: Session, draft: Draft, onSaved: (draft: Draft) => void): DraftAutosave {
  const params = { id: draft.id }
  const copy = copyOf(session, draft.id)
  return createDraftAutosave({
    draft,
    write: (body) =>
      connection.withReconnect(() =>
        callApi<typeof apply.write>(session.client, 'PATCH /talent/api/application-drafts/:id', { params, body }),
      ),
    read: () =>
      connection.withReconnect(() =>
        callApi<typeof apply.show>(session.client, 'GET /talent/api/application-drafts/:id', { params }),
      ),
    onSaved,
    onUnsaved: (unsaved, revision) =>
      pathsOf(unsaved).length > 0 ? copy?.write({ revision, unsaved }) : copy?.clear(),
  })
}

const restored = new WeakSet<DraftAutosave>()

function restoreCopy(session: Session, autosave: DraftAutosave): void {
  if (restored.has(autosave)) return
  restored.add(autosave)
  const { draft } = autosave.read()
  const left = copyOf(session, draft.id)?.read()
  // Skip a copy based on an older revision: merging it would need the original values.
  if (left?.unsaved && left.revision === draft.revision) autosave.change(left.unsaved)
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
