import { describe, expect, it } from 'vitest'
import { noHours, readHours } from './read-hours.ts'

const read = (...sentences: string[]) => readHours(sentences).hours
const window = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

describe('an overlap', () => {
  it.each([
    ['At least 4 hours of overlap with EST required.', 4, 'America/New_York'],
    ['You overlap with CET for at least four hours a day.', 4, 'Europe/Berlin'],
    ['We ask for a minimum overlap of 3.5 hours with Pacific time.', 3.5, 'America/Los_Angeles'],
    ['3+ hours overlap with our London team', 3, 'Europe/London'],
    ['We expect an overlap of 4h with UTC+8.', 4, 'Etc/GMT-8'],
    ['A 5-hour daily overlap with the team is needed.', 5, null],
  ])('%s', (sentence, hours, zone) => {
    expect(read(sentence)).toEqual({ ...noHours, minOverlapHours: hours, zone })
  })
})

describe('a range of time zones', () => {
  it.each([
    ['CET ± 2 h', -1, 3],
    ['Time zone: CET +/- 3 hours', -2, 4],
    ['Within 2 hours of GMT', -2, 2],
    ['You live between UTC-5 and UTC+1.', -5, 1],
    ['UTC-3 to UTC+5:30', -3, 5.5],
    ['UTC+2 to UTC−6', -6, 2],
    ['PST to EST time zones only', -8, -4],
    ['GMT+0 – GMT+3', 0, 3],
    ['You live in UTC 0 to +4.', 0, 4],
    ['Within two hours of Central European Time', -1, 3],
    ['Within 5+ hours of GMT', -5, 5],
    ['We look for people between the CET and EST time zones.', -5, 2],
    ['You must be in GMT+2 or GMT+3.', 2, 3],
    ['Remote, anywhere from GMT (Lisbon) up to GMT+5', 0, 5],
    ['You must work within US time zones.', -8, -4],
    ['Candidates need to be available in European time zones.', 0, 3],
  ])('%s', (sentence, from, to) => {
    expect(read(sentence).utcOffsets).toEqual({ from, to })
  })
})

describe('core hours', () => {
  it.each([
    ['Core hours are 10:00–16:00 CET.', 'Europe/Berlin', window(10, 16)],
    ['You can talk to us from 9am to noon in New York time.', 'America/New_York', window(9, 12)],
    ['You work 9am to 5pm EST.', 'America/New_York', window(9, 17)],
    ['Core hours: 9-5 pm PT', 'America/Los_Angeles', window(9, 17)],
    ['Stand-up between 1 – 3 pm UTC', 'UTC', window(13, 15)],
    ['Night shift, 10 pm – 6 am IST', 'Asia/Kolkata', window(22, 6)],
    ['We meet 9.30 to 11.30 GMT', 'Europe/London', { from: 570, to: 690 }],
    ['10am–2pm UTC+2', 'Etc/GMT-2', window(10, 14)],
    ['The team works 9–5 PT.', 'America/Los_Angeles', window(9, 17)],
    ['You are available during U.S. business hours.', 'America/New_York', window(9, 17)],
    ['Shift: Eastern Time Zone (8:00 AM - 5:00 PM)', 'America/New_York', window(8, 17)],
    ['Available during EST hours (8am to 4pm)', 'America/New_York', window(8, 16)],
    ['Availability during standard Pacific Time business hours', 'America/Los_Angeles', window(9, 17)],
    ['You are available in Central Time Zone working hours.', 'America/Chicago', window(9, 17)],
    ['You work 10:00-19:00 CET, with core hours 13:00-16:00 CET.', 'Europe/Berlin', window(13, 16)],
  ])('%s', (sentence, zone, core) => {
    expect(read(sentence)).toMatchObject({ zone, core })
  })
})

describe('a sentence without hours', () => {
  it.each([
    'You work when it suits you.',
    'We have grown 4 to 5 times since 2020.',
    'Over 24 hours of training a year.',
    'Skills overlap with those of a designer.',
    'We support customers in EST and PST.',
    'From 10 to 50 people in two years.',
    'ET and AI are our fields.',
    'A 40-hour week.',
    'Between 25:00 and 99:00 CET',
    'From London to New York, we build legal software.',
    'Berlin, 3 bis 6 Monate',
    'Training: Monday to Friday, 8 AM to 4:30 PM PST',
    'Shifts: 5 PM – 1 AM EST or 11 PM – 7 AM EST',
    'Assigned shifts lie between 6:00 AM and 11:00 PM Pacific Time.',
    'Live sessions: Thursdays, 7:00 PM – 8:30 PM ET',
    'Flexibility to adapt to US working hours when needed',
    'Remote (ideally between GMT-8 and GMT+2)',
    'Call us from 9 a.m. to 6 p.m. GMT+1.',
    'For this job we prefer people who live in Oman or work within +/- 3 hours of GST.',
    'You work with colleagues and customers across US time zones and European time zones.',
    'Our teams collaborate across European time zones.',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual(noHours)
  })
})

it('is combined with other lines, and the first is quoted', () => {
  const sentences = ['Join us.', 'At least 4 hours of overlap with the team.', 'Core hours 10:00-15:00 CET.', 'CET ± 2']
  expect(readHours(sentences)).toEqual({
    hours: { zone: 'Europe/Berlin', core: window(10, 15), minOverlapHours: 4, utcOffsets: { from: -1, to: 3 } },
    evidence: 'At least 4 hours of overlap with the team.',
  })
})
