// @vitest-environment node

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { MAP_HEIGHT, MAP_WIDTH, project } from '#shared/features/jobs/job-globe/map-projection.ts'
import { bubbleRadius, hasNumber, scaleFor, shadeOf } from './bubble-scale.ts'
import { drawnCountries } from './drawn-countries.ts'
import { lensAround, partsBetween } from './lens.ts'
import { windowAround, zoomedIn, zoomedOut, zooms } from './map-window.ts'
import { type DirectionKey, directions, nextCountry, type Placed } from './next-country.ts'

const placed = (country: string, longitude: number, latitude: number): Placed => ({
  country,
  ...project(longitude, latitude),
})

const places = [
  placed('KE', 38, 0),
  placed('DE', 10, 51),
  placed('PL', 19, 52),
  placed('US', -99, 39),
  placed('BR', -53, -10),
  placed('ZA', 25, -29),
  placed('IN', 79, 22),
  placed('AU', 134, -26),
  placed('JP', 138, 37),
]

describe('the projection', () => {
  it('puts the north up, the east to the right, and the reader’s world on the map', () => {
    const [nairobi, oslo, tokyo] = [project(36.8, -1.3), project(10.7, 59.9), project(139.7, 35.7)]
    expect(oslo.y).toBeLessThan(nairobi.y)
    expect(tokyo.x).toBeGreaterThan(nairobi.x)
    for (const longitude of [-180, 0, 180])
      for (const latitude of [-55, 0, 83]) {
        const { x, y } = project(longitude, latitude)
        expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT).toBe(true)
      }
  })
})

describe('the shapes', () => {
  it('match the file without duplicates, and are known countries except for disputed land', () => {
    const file = readFileSync(path.join(import.meta.dirname, 'world.svg'), 'utf8')
    const ids = [...file.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids)).toEqual(new Set(drawnCountries))
    expect(ids).toHaveLength(drawnCountries.length)
    expect(drawnCountries.filter((id) => !countryCodes.includes(id))).toEqual(['land'])
  })
})

describe('arrow keys', () => {
  const press = (key: DirectionKey, from: string) => {
    const place = places.find(({ country }) => country === from)
    return place ? nextCountry(places, place, key) : null
  }

  it('move to the nearest country in that direction', () => {
    expect(press('ArrowRight', 'DE')).toBe('PL')
    expect(press('ArrowDown', 'KE')).toBe('ZA')
    expect(press('ArrowLeft', 'KE')).toBe('ZA')
    expect(press('ArrowUp', 'KE')).toBe('PL')
  })

  it('do nothing when there is no country in that direction', () => {
    expect(press('ArrowLeft', 'US')).toBeNull()
    expect(press('ArrowRight', 'AU')).toBeNull()
  })

  it('reach every country from every other one', () => {
    for (const { country: start } of places) {
      const reached = new Set([start])
      for (const country of reached)
        for (const key of Object.keys(directions) as DirectionKey[]) {
          const next = press(key, country)
          if (next) reached.add(next)
        }
      expect(reached.size).toBe(places.length)
    }
  })
})

describe('the lens', () => {
  it('spans sixty degrees to either side, in two parts where the edge of the map splits it', () => {
    expect(partsBetween(-23, 97)).toEqual([[-23, 97]])
    expect(partsBetween(115, 235)).toEqual([
      [115, 180],
      [-180, -125],
    ])
    expect(partsBetween(-218, -98)).toEqual([
      [-180, -98],
      [142, 180],
    ])
    expect(lensAround(37).areas).toHaveLength(1)
    expect(lensAround(175).areas).toHaveLength(2)
    expect(lensAround(175).edges).toHaveLength(2)
  })
})

describe('numbers on the map', () => {
  const teams = scaleFor('teams', [{ jobs: 400 }, { jobs: 100 }, { jobs: 1 }])

  it('are shown as areas: four times the jobs are twice as wide', () => {
    expect(bubbleRadius(400, teams) / bubbleRadius(100, teams)).toBeCloseTo(2)
    expect(hasNumber(bubbleRadius(400, teams))).toBe(true)
    expect(hasNumber(bubbleRadius(1, teams))).toBe(false)
  })

  it('have a weak shade for few jobs and a strong one for many', () => {
    expect([1, 100, 400].map((jobs) => shadeOf(jobs, teams))).toEqual([1, 3, 4])
  })

  it('of where people may live are scaled between the minimum and the maximum', () => {
    const people = scaleFor('people', [{ jobs: 900 }, { jobs: 700 }])
    expect([700, 900].map((jobs) => shadeOf(jobs, people))).toEqual([1, 4])
    expect(bubbleRadius(900, people)).toBe(bubbleRadius(700, people))
    expect(shadeOf(5, scaleFor('people', [{ jobs: 5 }]))).toBe(4)
  })
})

describe('the visible part of the map', () => {
  it('never leaves the map', () => {
    for (const zoom of zooms)
      for (const point of [project(-170, 80), project(178, -50), project(0, 0)]) {
        const { x, y, width, height } = windowAround(point, zoom)
        expect(x >= 0 && y >= 0 && x + width <= MAP_WIDTH && y + height <= MAP_HEIGHT).toBe(true)
      }
  })

  it('zooms in and out within its limits', () => {
    expect([zoomedIn(1), zoomedIn(4), zoomedOut(4), zoomedOut(1)]).toEqual([2, 4, 2, 1])
  })
})
