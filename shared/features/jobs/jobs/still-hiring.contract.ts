import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const hiring = z
  .object({
    /**
     * `open` and `paused` can be confirmed, which makes them `kept`, or `waiting` if an operator has to review first.
     * `over`: closed. `unknown`: the link is incomplete or too old, or the person no longer works there.
     */
    state: z.enum(['open', 'paused', 'kept', 'waiting', 'over', 'unknown']),
    title: z.string().nullable(),
  })
  .meta({ id: 'StillHiring' })
export type StillHiring = z.output<typeof hiring>

const token = z.string().min(1).max(200)

export const stillHiring = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/still-hiring',
    guard: 'open',
    summary: 'The job a “still hiring?” email link is about.',
    query: z.object({ token }),
    response: hiring,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/shared/api/still-hiring',
    guard: 'open',
    summary: 'Confirms through an email link that the company is still hiring, without signing in.',
    body: z.object({ token }),
    response: hiring,
    limit: 'strict',
  }),
}
