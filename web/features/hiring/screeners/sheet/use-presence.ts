import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { PRESENCE_SECONDS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Presence, ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { createPresence, type Sync } from './presence.ts'
import { tabId } from './tab-id.ts'

/**
 * By attempt. The sheet starts again in the same tab after a take-over or a step; telling the server that the tab has left would let
 * another tab take the test back in between.
 */
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/** `receivedAt`: when this browser received the attempt. */
export function usePresence(attempt: ScreenerAttempt, receivedAt: number) {
  const { client } = useSession()
  const [presence] = useState(() =>
    createPresence({
      first: syncOf(attempt, receivedAt),
      send: (given) => sendPresence(client, attempt.id, given),
      now: () => performance.now(),
      isHidden: () => document.visibilityState === 'hidden',
      isRunning: ({ status }) => isRunning(status),
    }),
  )
  const state = useSyncExternalStore(presence.subscribe, presence.read, presence.read)
  useEffect(() => {
    const report = () => void presence.report()
    const leave = () => void presence.report('gone')
    clearTimeout(leaving.get(attempt.id))
    report()
    const timer = setInterval(report, PRESENCE_SECONDS * 1_000)
    addEventListener('online', report)
    document.addEventListener('visibilitychange', report)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('online', report)
      document.removeEventListener('visibilitychange', report)
      removeEventListener('pagehide', leave)
      leaving.set(attempt.id, setTimeout(leave))
    }
  }, [presence, attempt.id])
  return { presence, state }
}

function syncOf(attempt: ScreenerAttempt, receivedAt: number): Sync {
  const { endsAt, sectionEndsAt, serverNow, pausedMs, pauseLeftMs } = attempt
  const at = performance.now() - (Date.now() - receivedAt)
  return {
    endsAt: Date.parse(endsAt ?? serverNow),
    sectionEndsAt: sectionEndsAt === null ? null : Date.parse(sectionEndsAt),
    serverNow: Date.parse(serverNow),
    at,
    pausedMs,
    pauseLeftMs,
  }
}

async function sendPresence(client: SessionClient, id: string, given: Omit<Presence, 'tab'>) {
  try {
    const body = { tab: await tabId(), ...given }
    return await callApi<typeof screeners.presence>(client, 'POST /talent/api/screeners/attempts/:id/presence', {
      params: { id },
      body,
      isBackground: true,
      // Keepalive, because the last report is sent while the page closes.
      keepalive: given.state === 'gone',
    })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
