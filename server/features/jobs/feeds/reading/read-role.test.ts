import { describe, expect, it } from 'vitest'
import { readEmploymentType, readEngagements, readSeniority, readWorkplace } from './read-role.ts'

describe('what kind of job it is', () => {
  it.each([
    ['Senior Data Engineer', 'senior'],
    ['Staff Software Engineer, Platform', 'principal'],
    ['Junior Designer', 'junior'],
    ['Head of Sales', 'lead'],
    ['Chief Financial Officer', 'executive'],
    ['Marketing Intern', 'intern'],
    ['Werkstudent Softwareentwicklung', 'intern'],
    ['International Account Manager', null],
    ['Backend Engineer', null],
  ])('%s is of level %s', (title, level) => {
    expect(readSeniority(title)).toBe(level)
  })

  it.each([
    ['FullTime', 'full_time'],
    ['full-time', 'full_time'],
    ['fulltime_permanent', 'full_time'],
    ['FULL_TIME', 'full_time'],
    ['PartTime', 'part_time'],
    ['Contract', 'contract'],
    ['Intern', 'internship'],
    ['Temporary', 'temporary'],
    ['Freelance', 'freelance_project'],
    ['International', null],
  ])('%s is employment of the kind %s', (words, kind) => {
    expect(readEmploymentType(words)).toBe(kind)
  })

  it('knows where the work is done', () => {
    expect(['Hybrid (remote two days)', 'Fully remote', 'On-site', 'Berlin'].map(readWorkplace)).toEqual([
      'hybrid',
      'remote',
      'onsite',
      null,
    ])
  })

  it('knows how a person is taken on, if it is said', () => {
    expect(readEngagements('You work as an independent contractor or through an employer of record.')).toEqual([
      'contractor',
      'employee_eor',
    ])
    expect(readEngagements('You write contracts for our contractors.')).toEqual([])
  })
})
