// @vitest-environment node

import { expect, it } from 'vitest'
import { compareSkills } from './skill-matches.ts'

const asked = (skillId: string, minLevel: number, isRequired = true) => ({
  skillId,
  name: skillId,
  minLevel,
  isRequired,
})

it('puts matching skills first, those below the level next, missing ones last', () => {
  const own = new Map([
    ['go', 4],
    ['sql', 2],
  ])
  const { required, niceToHave } = compareSkills(
    [asked('kafka', 3), asked('sql', 3), asked('go', 4), asked('css', 1, false)],
    own,
  )
  expect(required.map(({ slug, state, ownLevel }) => [slug, state, ownLevel])).toEqual([
    ['go', 'met', 4],
    ['sql', 'below', 2],
    ['kafka', 'missing', null],
  ])
  expect(niceToHave.map(({ slug }) => slug)).toEqual(['css'])
})
