import { expect, it } from 'vitest'
import { skillsOf } from './imported-skills.ts'

const read = (description: string, title = 'Engineer') => skillsOf({ title, description }).map(({ skillId }) => skillId)

it.each([
  ['<p>Our customers care about law, growth and reporting.</p>', []],
  ['<p>Our office is in Phoenix.</p>', []],
  ['<p>You react quickly and excel at what you do.</p>', []],
  ['<p>Open to people in US&amp;C.</p>', []],
  ['<p>We process payments for banks.</p>', []],
  ['<p>CAD 90,000 a year</p>', []],
  ['<ul><li>C and C++</li></ul>', ['c-language', 'cpp']],
  ['<p>Experience in forecasting</p>', ['time-series']],
  ['<p>Fluent German</p>', ['german']],
  ['<p>React, TypeScript</p>', ['react', 'typescript']],
  ['<p>Excellent communications skills</p>', []],
  ['<p>SQL for reporting, monitoring and documentation</p>', ['sql']],
  ['<p>You build on open source packages and share on-call duty.</p>', []],
  ['<p>You hand your work to our QA colleagues.</p>', []],
])('%s names %j', (description, expected) => {
  expect(read(description)).toEqual(expected)
})

it('names what would be an ordinary word in a text if it is the title', () => {
  expect(read('', 'Human Resources Partner')).toEqual(['human-resources'])
})
