import { describe, expect, it } from 'vitest'
import { readEmploymentType, readEngagements, readSeniority } from './read-role.ts'

describe('the kind of job', () => {
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
  ])('for "%s" has the level %s', (title, level) => {
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
  ])('for "%s" is %s', (words, kind) => {
    expect(readEmploymentType(words)).toBe(kind)
  })

  it('includes the type of engagement, if stated', () => {
    expect(readEngagements(['You work as an independent contractor or through an employer of record.'])).toEqual([
      'contractor',
      'employee_eor',
    ])
    expect(readEngagements(['You write contracts for our contractors.'])).toEqual([])
  })
})
