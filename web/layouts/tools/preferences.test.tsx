import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BasicsChange } from '#shared/features/people/preferences/preferences.contract.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { useChangeBasics } from './preferences.ts'

it('shows the later of two changes, even if the response to the earlier one is slow', async () => {
  const nothing = () => {}
  let saved: BasicsChange = { density: 'comfortable', timeFormat: 'locale' }
  let deliverFirst = nothing
  const isFirstDelivered = new Promise<void>((resolve) => {
    deliverFirst = resolve
  })
  const session = aSession(async (_url, { body } = {}) => {
    const change = JSON.parse(body as string) as BasicsChange
    saved = { ...saved, ...change }
    const answer = new Response(JSON.stringify(saved), { headers: { 'Content-Type': 'application/json' } })
    if (change.density) await isFirstDelivered
    return answer
  })
  const { result } = renderHook(useChangeBasics, {
    wrapper: ({ children }) => <SessionProvider session={session}>{children}</SessionProvider>,
  })

  const changes = [result.current({ density: 'compact' }), result.current({ timeFormat: '12' })]
  // Lets everything happen that does not wait for the first response.
  await new Promise((resolve) => setTimeout(resolve))
  deliverFirst()
  await Promise.all(changes)
  expect(session.identity.read()).toMatchObject({ density: 'compact', timeFormat: '12' })
})
