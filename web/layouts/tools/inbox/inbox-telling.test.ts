import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startInboxUnreadRequest, tellInboxUnread } from './inbox-telling.ts'
import { useInboxUnread } from './inbox-unread.ts'

it('shows the latest count however late an older response arrives', () => {
  const shown = () => renderHook(useInboxUnread).result.current
  const first = startInboxUnreadRequest()
  const second = startInboxUnreadRequest()
  second(3)
  first(1)
  expect(shown()).toBe(3)
  const third = startInboxUnreadRequest()
  tellInboxUnread(5)
  third(0)
  expect(shown()).toBe(5)
  startInboxUnreadRequest()(0)
  expect(shown()).toBe(0)
})
