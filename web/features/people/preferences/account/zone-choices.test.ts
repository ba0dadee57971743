import { describe, expect, it } from 'vitest'
import { isSameZone, nameOfZone, zoneChoices } from './zone-choices.ts'

describe('the choice of zones', () => {
  it('has the zones the browser knows, in readable form', () => {
    expect(zoneChoices(null)).toContainEqual({ id: 'America/New_York', label: 'America/New York' })
    expect(nameOfZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
  })

  it('has the saved zone, even under a name this browser does not list', () => {
    expect(zoneChoices('US/Pacific')[0]).toEqual({ id: 'US/Pacific', label: 'US/Pacific' })
    expect(zoneChoices('Africa/Nairobi').filter(({ id }) => id === 'Africa/Nairobi')).toHaveLength(1)
  })

  it('recognizes two names of one zone', () => {
    expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
    expect(isSameZone('Africa/Nairobi', 'Europe/Oslo')).toBe(false)
  })
})
