// What every bank must hold, so that a contributor's new one is as good as the others.

import { describe, expect, it } from 'vitest'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { ASKED_QUESTIONS } from '#shared/features/skills/skills/skill-test-limits.ts'
import { questionsOf } from './bank-questions.ts'
import { banks } from './banks.ts'

describe.each(banks.map((bank) => [bank.skill, bank] as const))('the bank of %s', (skill, bank) => {
  it('belongs to a skill of the list', () => expect(findSkill(skill)).not.toBeNull())

  it('has forty questions, half as many again as a test asks', () => {
    expect(bank.questions.length).toBeGreaterThanOrEqual(40)
    expect(questionsOf(bank).length).toBeGreaterThanOrEqual(ASKED_QUESTIONS * 1.5)
  })

  it('asks nothing twice', () => {
    const asked = bank.questions.map(({ text, code }) => `${text}\n${code ?? ''}`)
    expect(asked.filter((one, place) => asked.indexOf(one) !== place)).toEqual([])
  })

  it('has distinct answers, at least three, and an explanation for each question', () => {
    const poor = bank.questions.filter(({ right, wrong, why }) => {
      const answers = [...right, ...wrong]
      return new Set(answers).size !== answers.length || answers.length < 3 || wrong.length === 0 || why.length < 20
    })
    expect(poor.map(({ text }) => text)).toEqual([])
  })

  it('has no wrong answer that is only a shorter version of another', () => {
    const doubled = bank.questions.filter(({ wrong }) =>
      wrong.some((one) => one.includes(' ') && wrong.some((other) => other !== one && other.startsWith(one))),
    )
    expect(doubled.map(({ text }) => text)).toEqual([])
  })

  it('does not give the answer away by its length', () => {
    const single = bank.questions.filter(({ right }) => right.length === 1)
    const longest = single.filter(({ right: [right = ''], wrong }) => wrong.every((one) => one.length < right.length))
    expect(longest.length / single.length).toBeLessThan(0.4)
  })

  it('has topics large enough to be scored by themselves', () => {
    const sizes = [...Map.groupBy(questionsOf(bank), ({ topic }) => topic).values()].map((list) => list.length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
  })
})
