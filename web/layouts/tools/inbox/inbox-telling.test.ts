import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askInboxUnread, tellInboxUnread } from './inbox-telling.ts'
import { useInboxUnread } from './inbox-unread.ts'

it('shows the latest count however late an older response arrives', () => {
  const shown = () => renderHook(useInboxUnread).result.current
  const first = askInboxUnread()
  const second = askInboxUnread()
  second(3)
  first(1)
  expect(shown()).toBe(3)
  const third = askInboxUnread()
  tellInboxUnread(5)
  third(0)
  expect(shown()).toBe(5)
  askInboxUnread()(0)
  expect(shown()).toBe(0)
})
