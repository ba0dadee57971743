import { describe, expect, it } from 'vitest'
import { type MemberRole, memberRoles } from '#shared/features/people/companies/company-facts.ts'
import {
  canAct,
  canJudge,
  canRead,
  canReadNote,
  canReadPrivateAnswers,
  canRemoveNote,
  isOwn,
} from './applications.policy.ts'

const [me, other] = ['0193b2c0-0000-7000-8000-000000000001', '0193b2c0-0000-7000-8000-000000000002']
const at = (memberRole: MemberRole | null) => ({ companyStatus: 'verified' as const, memberRole })
const who = (may: typeof canRead) => memberRoles.filter((role) => may(at(role)))

describe('at the company', () => {
  it('every member reads, the hiring team acts, and interviewers judge too', () => {
    expect(who(canRead)).toEqual(memberRoles)
    expect(who(canAct)).toEqual(['owner', 'admin', 'recruiter', 'hiring_manager'])
    expect(who(canReadPrivateAnswers)).toEqual(['owner', 'admin', 'recruiter', 'hiring_manager'])
    expect(who(canJudge)).toEqual(['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'])
  })

  it('outsiders can do nothing', () => {
    for (const may of [canRead, canAct, canJudge, canReadPrivateAnswers]) expect(may(at(null))).toBe(false)
  })

  it('nobody can do anything once it is suspended or closed', () => {
    for (const companyStatus of ['suspended', 'closed'] as const)
      for (const may of [canRead, canAct, canJudge]) expect(may({ companyStatus, memberRole: 'owner' })).toBe(false)
    expect(canRead({ companyStatus: 'unverified', memberRole: 'owner' })).toBe(true)
  })

  it('a private note is visible to its author only, and only authors remove notes', () => {
    const unrated = (memberRole: MemberRole) => ({
      side: { companyStatus: 'verified' as const, memberRole },
      hasRated: false,
    })
    expect(canReadNote({ id: me }, { authorId: other, scope: 'team' }, unrated('recruiter'))).toBe(true)
    expect(canReadNote({ id: me }, { authorId: other, scope: 'private' }, unrated('owner'))).toBe(false)
    expect(canReadNote({ id: me }, { authorId: me, scope: 'private' }, unrated('interviewer'))).toBe(true)
    const ofTeam = { authorId: other, scope: 'team' } as const
    expect(canReadNote({ id: me }, ofTeam, unrated('interviewer'))).toBe(false)
    expect(canReadNote({ id: me }, ofTeam, { ...unrated('interviewer'), hasRated: true })).toBe(true)
    expect(canRemoveNote({ id: me }, { authorId: other })).toBe(false)
    expect(canRemoveNote({ id: me }, { authorId: null })).toBe(false)
    expect(canRemoveNote({ id: me }, { authorId: me })).toBe(true)
  })
})

it('an application belongs to its talent', () => {
  expect(isOwn({ id: me }, { talentId: me })).toBe(true)
  expect(isOwn({ id: me }, { talentId: other })).toBe(false)
})
