import { expect, it } from 'vitest'
import { addressAt } from './recording-address.ts'

it('starts a recording at a chapter, in the way its player understands', () => {
  expect(addressAt('https://www.youtube-nocookie.com/embed/abc?rel=0', 90)).toBe(
    'https://www.youtube-nocookie.com/embed/abc?rel=0&start=90',
  )
  expect(addressAt('https://player.vimeo.com/video/1?h=2', 90)).toBe('https://player.vimeo.com/video/1?h=2#t=90s')
  expect(addressAt('https://meet.jit.si/room', 90)).toBe('https://meet.jit.si/room')
})
