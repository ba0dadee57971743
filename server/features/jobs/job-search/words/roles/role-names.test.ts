import { describe, expect, it } from 'vitest'
import { splitQuery } from '../query-parts.ts'
import { roleRows } from './role-rows.ts'

const namesFor = (text: string): readonly string[] => splitQuery(text).flatMap(({ meaning }) => meaning?.words ?? [])

describe('a role', () => {
  it.each([
    ['ممرضة', 'nurse'],
    ['مهندس برمجيات', 'software engineer'],
    ['软件工程师', 'software engineer'],
    ['招聘会计', 'accountant'],
    ['infirmière', 'nurse'],
    ['développeur web', 'web developer'],
    ['LKW-Fahrer', 'truck driver'],
    ['Krankenschwester', 'nurse'],
    ['ग्राहक सेवा', 'customer service'],
    ['शिक्षक', 'teacher'],
    ['akuntan', 'accountant'],
    ['看護師', 'nurse'],
    ['デザイナー', 'graphic designer'],
    ['professora', 'teacher'],
    ['ingeniero de software', 'software engineer'],
    ['mwalimu', 'teacher'],
    ['yazılım geliştirici', 'software engineer'],
    ['kế toán', 'accountant'],
    ['call center agent', 'customer service representative'],
  ])('typed as %s is also looked up as %s', (text, name) => expect(namesFor(text)).toContain(name))

  it('is taken out of text without spaces', () => {
    expect(splitQuery('远程教师').map(({ text }) => text)).toEqual(['远程', '教师'])
  })

  it('has a column for each of the thirteen languages', () => {
    const columns = roleRows.split('\n').filter((row) => row.trim() !== '')
    expect(columns.map((row) => row.split('|').length)).toEqual(columns.map(() => 13))
  })

  it('does not find broader roles by a narrower one', () => {
    expect(namesFor('web developer')).not.toContain('software engineer')
  })
})
