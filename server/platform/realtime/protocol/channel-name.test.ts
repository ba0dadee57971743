import { expect, it } from 'vitest'
import {
  isCached,
  isChannelName,
  isEncrypted,
  isGuarded,
  isPresence,
  ownerOfPersonalChannel,
  personalChannel,
} from './channel-name.ts'

it.each(['a', 'private-App.Models.User.7', 'presence-room_1=@,.;', 'x'.repeat(200)])('%j can be a channel', (name) => {
  expect(isChannelName(name)).toBe(true)
})

it.each(['', 'x'.repeat(201), 'two words', '#reserved', 'ümlaut', 'a/b', 'a\n', undefined, 7])('%j cannot', (name) => {
  expect(isChannelName(name)).toBe(false)
})

it('the name determines the kind', () => {
  const kinds = (name: string) => [isGuarded(name), isPresence(name), isEncrypted(name), isCached(name)]
  expect(kinds('news')).toEqual([false, false, false, false])
  expect(kinds('cache-news')).toEqual([false, false, false, true])
  expect(kinds('private-a')).toEqual([true, false, false, false])
  expect(kinds('private-cache-a')).toEqual([true, false, false, true])
  expect(kinds('presence-cache-a')).toEqual([true, true, false, true])
  expect(kinds('private-encrypted-cache-a')).toEqual([true, false, true, true])
})

it('a user channel names its owner', () => {
  expect(ownerOfPersonalChannel(personalChannel('7'))).toBe('7')
  expect(ownerOfPersonalChannel('private-7')).toBeNull()
})
