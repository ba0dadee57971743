// The postings that queries are measured on: every role several times, with terms drawn at random but the same in every run.
// What is true of a posting is known because it was made from it, so relevance needs no look at any result.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRandom, type Random } from '#server/seeds/random.ts'
import type { EmploymentType, Seniority, StatedWorkplace } from '#shared/features/jobs/jobs/job-terms.ts'

type Place = { city: string; country: string; currency: string; timeZone: string }

export type SearchedPosting = {
  id: string
  role: string
  title: string
  company: string
  text: string
  place: Place
  skills: readonly string[]
  /** Nice-to-haves. */
  optionalSkills: readonly string[]
  workplace: StatedWorkplace
  contract: EmploymentType
  level: Seniority
  /** Per year, in the currency of its place; null if the posting does not say. */
  pay: { min: number; max: number } | null
  /** Where people may live. */
  openTo: 'worldwide' | readonly string[]
}

const read = (file: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const listOf = (cell: string | undefined, separator: string): string[] =>
  (cell ?? '')
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)

const places = `
  New York|US|USD|America/New_York; San Francisco|US|USD|America/Los_Angeles; Austin|US|USD|America/Chicago
  Chicago|US|USD|America/Chicago; Toronto|CA|CAD|America/Toronto; Mexico City|MX|MXN|America/Mexico_City
  Bogotá|CO|USD|America/Bogota; São Paulo|BR|BRL|America/Sao_Paulo; Buenos Aires|AR|USD|America/Argentina/Buenos_Aires
  London|GB|GBP|Europe/London; Manchester|GB|GBP|Europe/London; Dublin|IE|EUR|Europe/Dublin; Paris|FR|EUR|Europe/Paris
  Lyon|FR|EUR|Europe/Paris; Berlin|DE|EUR|Europe/Berlin; Munich|DE|EUR|Europe/Berlin; Hamburg|DE|EUR|Europe/Berlin
  Zürich|CH|CHF|Europe/Zurich; Vienna|AT|EUR|Europe/Vienna; Amsterdam|NL|EUR|Europe/Amsterdam; Madrid|ES|EUR|Europe/Madrid
  Barcelona|ES|EUR|Europe/Madrid; Lisbon|PT|EUR|Europe/Lisbon; Porto|PT|EUR|Europe/Lisbon; Warsaw|PL|PLN|Europe/Warsaw
  Kraków|PL|PLN|Europe/Warsaw; Prague|CZ|CZK|Europe/Prague; Stockholm|SE|SEK|Europe/Stockholm; Oslo|NO|NOK|Europe/Oslo
  Istanbul|TR|EUR|Europe/Istanbul; Cairo|EG|USD|Africa/Cairo; Lagos|NG|USD|Africa/Lagos; Nairobi|KE|USD|Africa/Nairobi
  Cape Town|ZA|ZAR|Africa/Johannesburg; Dubai|AE|USD|Asia/Dubai; Mumbai|IN|INR|Asia/Kolkata; Bengaluru|IN|INR|Asia/Kolkata
  Singapore|SG|SGD|Asia/Singapore; Jakarta|ID|IDR|Asia/Jakarta; Manila|PH|PHP|Asia/Manila; Tokyo|JP|JPY|Asia/Tokyo
  Hanoi|VN|USD|Asia/Ho_Chi_Minh; Sydney|AU|AUD|Australia/Sydney; Melbourne|AU|AUD|Australia/Melbourne
`
  .split(/[;\n]/)
  .filter((row) => row.trim() !== '')
  .map((row): Place => {
    const [city = '', country = '', currency = '', timeZone = ''] = row.trim().split('|')
    return { city, country, currency, timeZone }
  })

/** Yearly pay of someone in the middle of their career, roughly, in the currency of the place. */
const usualPay: Record<string, number> = {
  USD: 90_000,
  CAD: 95_000,
  MXN: 700_000,
  BRL: 180_000,
  GBP: 60_000,
  EUR: 58_000,
  CHF: 105_000,
  PLN: 210_000,
  CZK: 1_200_000,
  SEK: 620_000,
  NOK: 720_000,
  ZAR: 720_000,
  INR: 2_400_000,
  SGD: 90_000,
  IDR: 300_000_000,
  PHP: 1_200_000,
  JPY: 7_000_000,
  AUD: 110_000,
}

const companies =
  'Alderway; Brightharbour; Cedar & Finch; Dunmore Labs; Everfold; Ferrow; Glasswing Health; Halden Group; Inkwell; Juniper Row; Kestrel Bank; Lumenfield; Marrow & Pine; Northlight; Oakmere; Pelican Freight; Quarrystone; Rivermark; Saltire; Tessera Games; Umberline; Vantry; Willowgate; Yarrow; Zephyr Mobility'
    .split(';')
    .map((name) => name.trim())

const levels: readonly { level: Seniority; prefix: string; share: number }[] = [
  { level: 'junior', prefix: 'Junior ', share: 0.6 },
  { level: 'mid', prefix: '', share: 1 },
  { level: 'mid', prefix: '', share: 1 },
  { level: 'senior', prefix: 'Senior ', share: 1.4 },
  { level: 'lead', prefix: 'Lead ', share: 1.7 },
]

const extraSkills = ['python', 'sql', 'excel', 'docker', 'aws', 'figma', 'salesforce', 'kubernetes', 'jira', 'git']

const PER_ROLE = 4

export function searchedPostings(): SearchedPosting[] {
  const random = createRandom(18)
  const drawn = read('roles.txt').flatMap(([role = '', titles, skills, text = '']) =>
    Array.from({ length: PER_ROLE }, (_, number) => {
      const all = listOf(titles, ';')
      return drawPosting(random, {
        id: `${role}-${number}`,
        role,
        baseTitle: all[number % all.length] ?? role,
        skills: listOf(skills, ','),
        text,
        place: random.pick(places),
      })
    }),
  )
  const local = read('local-titles.txt').map(([role = '', at, title = '', text = ''], number) => {
    const [city = '', country = ''] = listOf(at, ',')
    const place = places.find((one) => one.country === country) ?? places[0]
    const base = { id: `local-${number}`, role, baseTitle: title, skills: [], text }
    const drawn = drawPosting(random, { ...base, place: { ...(place as Place), city, country } })
    return { ...drawn, title, level: 'mid' as const, contract: 'full_time' as const }
  })
  return [...drawn, ...local]
}

type Base = Pick<SearchedPosting, 'id' | 'role' | 'text' | 'place' | 'skills'> & { baseTitle: string }

function drawPosting(random: Random, { baseTitle, ...base }: Base): SearchedPosting {
  const isInternship = base.role === 'intern'
  const { level, prefix, share } = isInternship
    ? { level: 'intern' as const, prefix: '', share: 0.4 }
    : random.pick(levels)
  const contract = isInternship
    ? 'internship'
    : random.pick(['full_time', 'full_time', 'full_time', 'part_time', 'contract', 'freelance_project'] as const)
  const workplace = random.pick(['remote', 'remote', 'hybrid', 'onsite', 'onsite'] as const)
  const middle = (usualPay[base.place.currency] ?? 60_000) * share
  const hasTitleLevel = /^(?:head|director|senior|intern)\b/i.test(baseTitle)
  return {
    ...base,
    title: `${hasTitleLevel ? '' : prefix}${baseTitle}`,
    company: random.pick(companies),
    optionalSkills:
      random.integer(1, 3) === 1 ? [random.pick(extraSkills)].filter((one) => !base.skills.includes(one)) : [],
    workplace,
    contract,
    level,
    pay:
      random.integer(1, 3) === 1
        ? null
        : { min: Math.round((middle * 0.9) / 1000) * 1000, max: Math.round((middle * 1.15) / 1000) * 1000 },
    openTo: workplace === 'remote' && random.integer(1, 3) === 1 ? 'worldwide' : [base.place.country],
  }
}
