import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInboxUnread } from './inbox-unread.ts'
import { setInboxUnread, startInboxUnreadRequest } from './inbox-unread-order.ts'

it('shows the latest count however late an older response arrives', () => {
  const shown = () => renderHook(useInboxUnread).result.current
  const first = startInboxUnreadRequest()
  const second = startInboxUnreadRequest()
  second(3)
  first(1)
  expect(shown()).toBe(3)
  const third = startInboxUnreadRequest()
  setInboxUnread(5)
  third(0)
  expect(shown()).toBe(5)
  startInboxUnreadRequest()(0)
  expect(shown()).toBe(0)
})
