import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { deviceZone } from './device-zone.ts'

afterEach(() => vi.restoreAllMocks())

it('asks once a minute, so that a device that travels is noticed', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const asked = vi.spyOn(Intl, 'DateTimeFormat')
  deviceZone()
  deviceZone()
  expect(asked).toHaveBeenCalledTimes(1)
  now.mockReturnValue(MINUTE + 1)
  deviceZone()
  expect(asked).toHaveBeenCalledTimes(2)
})
