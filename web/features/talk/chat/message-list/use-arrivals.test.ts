import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMessage } from '../message.builder.ts'
import { useArrivals } from './use-arrivals.ts'

const [me, ben] = ['me', 'ben']
const presence = { stopsTyping: vi.fn() }
const before = [aMessage({ seq: 1, senderId: ben })]
const said = aMessage({ seq: 2, senderId: ben, body: 'Bring the rota' })

it('announces messages of others, but not once they are deleted', () => {
  const needs = (messages: (typeof said)[]) => ({ messages, ownId: me, isAtEnd: true, presence })
  const { result, rerender } = renderHook(useArrivals, { initialProps: needs(before) })
  expect(result.current.spoken).toBeNull()
  rerender(needs([...before, said]))
  expect(result.current.spoken).toEqual(said)
  rerender(needs([...before, { ...said, body: '', isDeleted: true, change: 3 }]))
  expect(result.current.spoken).toBeNull()
})
