import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { getsPlace, offerEndsAt, placesLeft } from './registration-rules.ts'
import { isAllowedStream } from './stream-hosts.ts'

describe('an offered place', () => {
  it('waits twelve hours, two on the last day, and never beyond the start', () => {
    expect(offerEndsAt(0, 3 * DAY)).toBe(12 * HOUR)
    expect(offerEndsAt(0, DAY)).toBe(12 * HOUR)
    expect(offerEndsAt(0, DAY - 1)).toBe(2 * HOUR)
    expect(offerEndsAt(0, HOUR)).toBe(HOUR)
  })
})

describe('a place', () => {
  it('goes to those who wait before anybody new', () => {
    expect(getsPlace(null, 5000, 0)).toBe(true)
    expect(getsPlace(3, 2, 0)).toBe(true)
    expect(getsPlace(3, 2, 1)).toBe(false)
    expect(getsPlace(3, 3, 0)).toBe(false)
  })
  it('is never less than none', () => {
    expect(placesLeft(3, 5)).toBe(0)
    expect(placesLeft(null, 5)).toBeNull()
  })
})

describe('a stream', () => {
  it('comes from a known host over https', () => {
    expect(isAllowedStream('https://www.youtube-nocookie.com/embed/abc')).toBe(true)
    expect(isAllowedStream('http://www.youtube-nocookie.com/embed/abc')).toBe(false)
    expect(isAllowedStream('https://player.vimeo.com.evil.example/video/1')).toBe(false)
    expect(isAllowedStream('https://user@player.vimeo.com/video/1')).toBe(false)
    expect(isAllowedStream('javascript:alert(1)')).toBe(false)
  })
})
