import { describe, expect, it } from 'vitest'
import { attemptStatuses } from '#shared/features/hiring/screeners/attempt-status.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { canJudge, canReadAttempt, canSave, canSeeTests, canStart, canVoid, canWriteTests } from './screeners.policy.ts'

const roles = [null, ...memberRoles]
const those = (may: (side: { memberRole: (typeof roles)[number] }) => boolean) =>
  roles.filter((memberRole) => may({ memberRole }))

describe('the rights of a member', () => {
  it('depend on their role', () => {
    const hiring = ['owner', 'admin', 'recruiter', 'hiring_manager']
    expect(those(canSeeTests)).toEqual([...memberRoles])
    expect(those(canWriteTests)).toEqual(hiring)
    expect(those(canVoid)).toEqual(hiring)
    expect(those(canJudge)).toEqual([...hiring, 'interviewer'])
    expect(those((side) => canReadAttempt({ ...side, isKnown: true }))).toEqual([...memberRoles])
    expect(those((side) => canReadAttempt({ ...side, isKnown: false }))).toEqual([])
  })
})

describe('a test', () => {
  it('can be taken by the talent it is for, while it is allowed', () => {
    const [viewer, other] = [{ id: 'a' }, { id: 'b' }]
    const subject = { personId: 'a', mayAttempt: true }
    expect([canStart(viewer, subject), canStart(other, subject)]).toEqual([true, false])
    expect(canStart(viewer, { ...subject, mayAttempt: false })).toBe(false)
  })

  it('can be answered while it runs, and ten seconds longer', () => {
    const endsAt = new Date(1_000_000)
    const at = (milliseconds: number) => new Date(endsAt.getTime() + milliseconds)
    const clock = { startedAt: new Date(0), endsAt, seenAt: endsAt, leftAt: null, pausedMs: 0 }
    const may = (status: (typeof attemptStatuses)[number], now: Date) => canSave({ ...clock, status }, now)
    expect([may('running', at(0)), may('running', at(10_000)), may('running', at(10_001))]).toEqual([true, true, false])
    expect(attemptStatuses.filter((status) => may(status, at(-1)))).toEqual(['running'])
  })
})
