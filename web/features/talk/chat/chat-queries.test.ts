import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { applyReceipt, conversationQuery } from './chat-queries.ts'

const CONVERSATION = '0199a5b0-0000-7000-8000-000000000001'
const { queryKey } = conversationQuery(CONVERSATION)
const arrivedTo = (deliveredSeq: number) =>
  ({ id: CONVERSATION, others: [{ id: 'ben', deliveredSeq, readSeq: null }] }) as unknown as Conversation

it('keeps a receipt while an older response is still in flight', async () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, arrivedTo(0))
  const answers = [Promise.withResolvers<Conversation>(), Promise.withResolvers<Conversation>()]
  const requested = vi.fn(
    () => answers[requested.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('too many requests')),
  )
  const stop = new QueryObserver(cache, {
    queryKey,
    queryFn: requested,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {})
  void cache.invalidateQueries({ queryKey })
  applyReceipt(cache, { conversationId: CONVERSATION, personId: 'ben', deliveredSeq: 1 })
  answers[0]?.resolve(arrivedTo(0))
  answers[1]?.resolve(arrivedTo(1))
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(cache.getQueryData<Conversation>(queryKey)?.others[0]?.deliveredSeq).toBe(1)
  expect(requested).toHaveBeenCalledTimes(2)
  stop()
})
