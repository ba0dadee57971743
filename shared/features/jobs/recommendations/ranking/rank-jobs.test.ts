import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { rankJobs, scoreOf } from './rank-jobs.ts'
import { anyDismissal, anyJob, anyPerson, aRankedJob, aRankedPerson } from './ranking.builder.ts'
import { gapsOf, matchesOf } from './ranking-reasons.ts'
import type { RankedJob, RankedPerson } from './ranking-sides.ts'
import { rankingWeights } from './ranking-weights.ts'

const scoreFor = (person: RankedPerson, job: RankedJob): number => rankJobs(person, [job])[0]?.score ?? Number.NaN

describe('the ranking', () => {
  it('does not know who the person is', () => {
    expectTypeOf<keyof RankedPerson>().toEqualTypeOf<
      'skills' | 'roles' | 'seniority' | 'payFloor' | 'languages' | 'dismissals'
    >()
  })

  it('gives a hundred points to a job that suits in every respect', () => {
    expect(Object.values(rankingWeights).reduce((sum, weight) => sum + weight)).toBe(100)
    expect(scoreFor(aRankedPerson(), aRankedJob())).toBe(100)
  })

  it('weighs must-haves and languages before hours', () => {
    const wrongHours = aRankedJob({ verdict: 'no' })
    const unspoken = aRankedJob({ languages: [{ language: 'nb', level: 'B2' }] })
    const noMustHave = aRankedJob({ skills: [{ skillId: 'figma', isRequired: true, minLevel: 1 }] })
    const person = aRankedPerson()
    expect(scoreFor(person, unspoken)).toBeLessThan(scoreFor(person, wrongHours))
    expect(scoreFor(person, noMustHave)).toBeLessThan(scoreFor(person, wrongHours))
  })

  it('stays between zero and a hundred, and its parts add up to the score', () => {
    fc.assert(
      fc.property(anyPerson, anyJob, (person, job) => {
        const [result] = rankJobs(person, [job])
        expect(result?.score).toBeGreaterThanOrEqual(0)
        expect(result?.score).toBeLessThanOrEqual(100)
        expect(result && scoreOf(result.worths)).toBe(result?.score)
      }),
    )
  })

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(anyPerson, fc.uniqueArray(anyJob, { selector: ({ id }) => id, maxLength: 8 }), (person, jobs) => {
        const ids = (list: readonly RankedJob[]) => rankJobs(person, list).map(({ job }) => job.id)
        expect(ids(jobs.toReversed())).toEqual(ids(jobs))
      }),
    )
  })

  it('never ranks a job lower because the person has more skills', () => {
    fc.assert(
      fc.property(anyPerson, anyJob, fc.nat(), (person, job, pick) => {
        const asked = job.skills[pick % Math.max(1, job.skills.length)]
        fc.pre(asked !== undefined && person.skills.length > 0)
        const others = person.skills.filter(({ skillId }) => skillId !== asked?.skillId)
        const better = { ...person, skills: [...others, { skillId: asked?.skillId ?? '', level: 5 }] }
        expect(scoreFor(better, job)).toBeGreaterThanOrEqual(scoreFor(person, job))
      }),
    )
  })

  it('never ranks a job higher because another one was dismissed', () => {
    fc.assert(
      fc.property(anyPerson, anyJob, anyDismissal, (person, job, dismissal) => {
        const after = { ...person, dismissals: [...person.dismissals, dismissal] }
        expect(scoreFor(after, job)).toBeLessThanOrEqual(scoreFor(person, job))
      }),
    )
  })

  it.each([
    ['not_my_work', { skills: [{ skillId: 'figma', isRequired: true, minLevel: 3 }] }],
    ['pay', { pay: 90_000 }],
    ['level', { seniority: 'lead' }],
    ['place', { teamCountry: 'KE' }],
    ['company', { companyId: 'another' }],
  ] as const)('does not penalise jobs that differ in the dismissed respect: %s', (reason, differing) => {
    const turnedDown = {
      companyId: 'company',
      skillIds: ['go'],
      seniority: 'senior',
      pay: 80_000,
      teamCountry: 'NO',
    } as const
    const person = aRankedPerson({ dismissals: [{ reason, job: turnedDown }] })
    const [alike, other] = [aRankedJob(), aRankedJob(differing)]
    expect(scoreFor(person, alike)).toBeLessThan(scoreFor(aRankedPerson(), alike))
    expect(scoreFor(person, other)).toBe(scoreFor(aRankedPerson(), other))
  })

  it('does not penalise jobs that state their pay after one without it was dismissed for pay', () => {
    const turnedDown = { companyId: 'x', skillIds: [], seniority: 'mid', pay: null, teamCountry: 'NO' } as const
    const person = aRankedPerson({ dismissals: [{ reason: 'pay', job: turnedDown }] })
    const hidden = aRankedJob({ pay: null })
    expect(scoreFor(person, hidden)).toBeLessThan(scoreFor(aRankedPerson(), hidden))
    expect(scoreFor(person, aRankedJob())).toBe(scoreFor(aRankedPerson(), aRankedJob()))
  })

  it('counts unknown facts neither for nor against', () => {
    const silent = aRankedPerson({ seniority: null, payFloor: null, languages: [] })
    expect(scoreFor(silent, aRankedJob())).toBe(
      100 - (rankingWeights.seniority + rankingWeights.pay + rankingWeights.language) / 2,
    )
  })
})

describe('the reasons', () => {
  const reasonsFor = (person: RankedPerson, job: RankedJob) => {
    const [result] = rankJobs(person, [job])
    if (!result) throw new Error('one job, one result')
    return { matches: matchesOf(person, result), gaps: gapsOf(person, result) }
  }

  it('mention every skill of the job once, as matching or as missing', () => {
    fc.assert(
      fc.property(anyPerson, anyJob, (person, job) => {
        const { matches, gaps } = reasonsFor(person, job)
        const named = [...matches, ...gaps].flatMap((reason) => ('skillId' in reason ? [reason.skillId] : []))
        expect(named.toSorted()).toEqual(job.skills.map(({ skillId }) => skillId).toSorted())
      }),
    )
  })

  it('recognise an implied skill, one level lower', () => {
    const person = aRankedPerson({ skills: [{ skillId: 'postgresql', level: 4 }] })
    const asks = (minLevel: number) => aRankedJob({ skills: [{ skillId: 'sql', isRequired: true, minLevel }] })
    expect(reasonsFor(person, asks(3)).matches).toContainEqual({
      code: 'skill',
      skillId: 'sql',
      level: 3,
      wanted: 3,
      through: 'postgresql',
    })
    expect(reasonsFor(person, asks(4)).gaps).toEqual([{ code: 'skill_level', skillId: 'sql', level: 3, wanted: 4 }])
  })

  it('include a missing skill, a level too high, pay below the minimum and a language', () => {
    const job = aRankedJob({
      skills: [{ skillId: 'rust', isRequired: true, minLevel: 2 }],
      seniority: 'principal',
      pay: 30_000,
      languages: [{ language: 'nb', level: 'B1' }],
    })
    expect(reasonsFor(aRankedPerson(), job).gaps).toEqual([
      { code: 'skill_missing', skillId: 'rust', wanted: 2, isRequired: true },
      { code: 'seniority', steps: 2 },
      { code: 'pay' },
      { code: 'language', language: 'nb', level: 'B1' },
    ])
  })
})
