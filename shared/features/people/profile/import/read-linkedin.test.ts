import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { linkedInDate, readLinkedIn } from './read-linkedin.ts'

it('reads quotes, commas and lines inside a field', () => {
  expect(readCsv('\ufeffName,Note\r\nGo,"fast, ""small""\nand plain"\n\nRust,\n')).toEqual([
    { Name: 'Go', Note: 'fast, "small"\nand plain' },
    { Name: 'Rust', Note: '' },
  ])
  expect(readCsv('')).toEqual([])
})

it.each([
  ['Mar 2021', '2021-03'],
  ['2021', '2021'],
  ['03/2021', '2021-03'],
  ['', ''],
])('reads the date %s', (written, date) => {
  expect(linkedInDate(written)).toBe(date)
})

it('groups positions at one company, and leaves out rows without a name', () => {
  const imported = readLinkedIn({
    'Profile.csv': 'First Name,Last Name,Headline,Summary\nWanjiru,Kamau,Backend engineer,I build payments.',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Mavuno Market,Lead,"Payments, payouts",Nairobi,Mar 2022,\n' +
      'Mavuno Market,Engineer,,Nairobi,Aug 2019,Feb 2022\n' +
      'Mizani Data,Engineer,,,2016,2019',
    'Languages.csv': 'Name,Proficiency\nSwahili,Native or bilingual proficiency\n,Elementary proficiency',
    'Skills.csv': 'Name\nGo\nPostgreSQL',
    'Email Addresses.csv': 'Email Address,Confirmed\nwanjiru@mail.example,Yes',
  })
  expect(imported).toMatchObject({
    headline: 'Backend engineer',
    summary: 'I build payments.',
    contact: { email: 'wanjiru@mail.example' },
    left: 1,
  })
  expect(imported?.entries).toMatchObject([
    {
      section: 'work',
      content: {
        company: 'Mavuno Market',
        roles: [
          { title: 'Lead', start: '2022-03', end: '', summary: 'Payments, payouts' },
          { title: 'Engineer', start: '2019-08', end: '2022-02' },
        ],
      },
    },
    { section: 'work', content: { company: 'Mizani Data', roles: [{ start: '2016', end: '2019' }] } },
    { section: 'languages', content: { name: 'Swahili', level: 'native' } },
    { section: 'skills', content: { keywords: ['Go', 'PostgreSQL'] } },
  ])
  expect(readLinkedIn({ 'Skills.csv': 'Name\nGo' })).toBeNull()
})
