import { describe, expect, it } from 'vitest'
import { inShort, read, readAll } from './eligibility.builder.ts'

describe('a sentence that names where people must be', () => {
  it.each([
    ['You must be based in Germany.', 'allow DE'],
    ['Applicants must be authorized for employment in the United States.', 'allow US must_hold'],
    ['You hold a current authorization to be employed in Canada.', 'allow CA'],
    ['You must be a legal U.S. resident.', 'allow US'],
    ['Applicants must be authorized to work for any U.S. employer.', 'allow US must_hold'],
    ['Please ensure you have full UK working rights.', 'allow GB'],
    ['Valid work permit or citizenship in India', 'allow IN must_hold'],
    ['Visa: US citizen/visa only', 'allow US must_hold'],
    ['Full remote work flexibility within the United Kingdom', 'allow GB'],
    ['Remote-friendly (US)', 'allow US'],
    ['Modelo de trabalho: Remoto (Brasil)', 'allow BR'],
    ['This position is for candidates who are living only in Canada.', 'allow CA'],
    ['Work from anywhere within the contiguous U.S.', 'allow US'],
    ['You may work remotely from any location within Canada.', 'allow CA'],
    ['Candidates must be US residents at this time.', 'allow US'],
    ['Our technology is controlled, so you also need to be an eligible US Person.', 'allow US'],
    ['Candidates must be located in the United States.', 'allow US'],
    ['This position is open to candidates in Canada and the UK.', 'allow CA GB'],
    ['We can only hire in Spain, Portugal or Italy.', 'allow ES IT PT'],
    ['Remote within the EU.', 'allow eu'],
    ['Applicants need to live in Poland, Czechia, Romania or Bulgaria.', 'allow BG CZ PL RO'],
    ['This is a remote role open to US residents only.', 'allow US'],
    ['Remote (EMEA only)', 'allow emea'],
    ['Work from anywhere in Europe.', 'allow europe'],
    ['You can work remotely from anywhere in Latin America.', 'allow latam'],
    ['We are hiring across Africa.', 'allow africa'],
    ['UK-based candidates only, please.', 'allow GB'],
    ['We are unable to hire outside of the United Kingdom.', 'allow GB'],
    ['We do not accept applications from outside the EU.', 'allow eu'],
    ['Location: Kenya, Nigeria, Ghana or South Africa (remote)', 'allow GH KE NG ZA'],
    ['You reside in Mexico, Colombia or Argentina.', 'allow AR CO MX'],
    ['Our remote positions are limited to people living in India.', 'allow IN'],
    ['Remote – Brazil', 'allow BR'],
    ['This role is remote in the U.S. and Canada.', 'allow CA US'],
    ['Only candidates from New Zealand and Australia will be considered.', 'allow AU NZ'],
    ['Applications from APAC only', 'allow apac'],
  ])('%s', (sentence, expected) => {
    expect(inShort(read({ sentence }))).toBe(expected)
  })
})

describe('a sentence that excludes places', () => {
  it.each([
    ['We hire anywhere in the world except Russia and Belarus.', 'deny BY RU'],
    ['Open worldwide to remote applicants, excluding Cuba, Iran and North Korea.', 'deny CU IR KP'],
    ['Unfortunately we cannot hire in France at this time.', 'deny FR'],
    ['We do not currently hire in Quebec.', 'unknown -CA-QC'],
    ['Remote in the US, excluding California, Colorado and New York.', 'allow US -US-CA -US-CO -US-NY'],
    ['This role is not open to candidates in Washington State.', 'unknown -US-WA'],
    ['We are unable to employ residents of Hawaii, Georgia and Alaska.', 'unknown -US-AK -US-GA -US-HI'],
  ])('%s', (sentence, expected) => {
    expect(inShort(read({ sentence }))).toBe(expected)
  })

  it('removes a country from a region', () => {
    const { mode, countries, regions } = read({ sentence: 'Remote anywhere in Europe except Switzerland.' })
    expect({ mode, regions }).toEqual({ mode: 'allow', regions: [] })
    expect(countries).toContain('PT')
    expect(countries).not.toContain('CH')
  })

  it('excludes all other states when one is required', () => {
    const { countries, excludedSubdivisions } = read({ sentence: 'You must live in Texas or Florida.' })
    expect(countries).toEqual(['US'])
    expect(excludedSubdivisions).toHaveLength(49)
    expect(excludedSubdivisions).not.toContain('US-TX')
  })
})

describe('a sentence that is open to the world', () => {
  it.each([
    'Work from anywhere in the world.',
    'We hire globally.',
    'This is a fully remote position, open to applicants worldwide.',
    'Remote (worldwide)',
    'Remote - Anywhere',
    'We welcome applications regardless of your location.',
    'Join us from wherever you live.',
    'We are hiring all over the world.',
    'The role is location-independent.',
    'Fully remote: global',
    'Worldwide remote, overlap with US time zones needed.',
  ])('%s', (sentence) => {
    expect(inShort(read({ sentence }))).toBe('worldwide')
  })
})

describe('"worldwide" negated, questioned or restricted', () => {
  it.each([
    ['We do not hire worldwide.', 'unknown'],
    ['We are not able to hire worldwide.', 'unknown'],
    ['Unfortunately, we cannot hire from anywhere in the world.', 'unknown'],
    ['We can’t hire globally yet.', 'unknown'],
    ['This role is not open worldwide.', 'unknown'],
    ['No worldwide applicants please.', 'unknown'],
    ['Apply from anywhere in the world?', 'unknown'],
    ['We hire globally except where sanctions apply.', 'unknown'],
    ['You can work from anywhere you like within commuting distance.', 'unknown'],
    ['We hire worldwide, but this role is only for people in Spain.', 'allow ES'],
    ['We hire worldwide, this role is limited to Spain.', 'allow ES'],
    ['Work from anywhere, as long as you are in Kenya.', 'allow KE'],
    ['Hire anywhere in the world using our payroll platform.', 'unknown'],
    ['We are hiring worldwide leaders in payments.', 'unknown'],
    ['It does not matter where you are: work from anywhere in the world.', 'worldwide'],
    ['Hiring worldwide, there are no restrictions.', 'worldwide'],
  ])('%s', (sentence, expected) => {
    expect(inShort(read({ sentence }))).toBe(expected)
  })
})

describe('a negated list', () => {
  it.each([
    'You do not need to be based in Norway.',
    'You don’t have to live in Germany.',
    'No need to be based in the US.',
    'No need to live in Kenya or Ghana.',
    'Candidates need not be located in Canada.',
    'You needn’t be located in Canada.',
    'We do not require you to live in Spain.',
    'It is not necessary to reside in Portugal.',
    'Nobody has to be based in Norway.',
    'You can join us without being based in Norway.',
    'We want people who write well rather than people based in London, UK.',
    'This role is not restricted to the US.',
    'This role isn’t limited to Europe.',
    'We hire in many countries, including but not limited to Spain and Italy.',
    'This role is not limited to the US but open to candidates in Canada as well.',
    'We are not only hiring in Spain.',
    'We do not hire only in Spain.',
    'We do not hire in Spain only.',
    'It does not matter whether you live in Kenya or Peru.',
    'If you live in Germany, we employ you through our own company.',
    'Living in Germany is not required.',
    'Being based in Germany isn’t a must.',
    'Candidates based in Germany will not be considered.',
    'Applicants from India are also welcome.',
    'We can’t consider anyone who is not based in the UK.',
    'We do not hire anywhere except Germany.',
    'We cannot hire in countries other than Spain.',
    'Open to everyone unless you live in Cuba.',
    'We only hire people outside the US.',
    'We cannot hire in France as we do not sponsor people there.',
  ])('%s', (sentence) => {
    const { mode, countries, regions } = read({ sentence })
    expect({ mode, countries, regions }).toEqual({ mode: 'unknown', countries: [], regions: [] })
  })

  it.each([
    ['We are unable to hire outside of the UK.', 'allow GB'],
    ['We don’t hire outside the EU.', 'allow eu'],
    ['You do not need to be based in Norway, but you must live in Europe.', 'allow europe'],
    ['We do not sponsor visas, so you must be based in the UK.', 'allow GB must_hold'],
    ['No visa sponsorship (US only).', 'allow US must_hold'],
    ['We cannot hire in France, but you can live in Spain.', 'allow ES'],
    ['This role isn’t open to candidates in France.', 'deny FR'],
    ['We are not currently able to hire in France.', 'deny FR'],
    ['We won’t hire in the following countries: Russia and Iran.', 'deny IR RU'],
    ['You do not need to live in Norway: work from anywhere in the world.', 'worldwide'],
  ])('is read as intended: %s', (sentence, expected) => {
    expect(inShort(read({ sentence }))).toBe(expected)
  })
})

describe('a sentence that says nothing about who may apply', () => {
  it.each([
    'Remote',
    'This is a fully remote position.',
    'Our customers are all over the world.',
    'Trusted by teams around the world.',
    'We have offices in Berlin, Germany and London, UK.',
    'Headquartered in the United States, we serve clients in Europe.',
    'Work from anywhere for up to four weeks a year.',
    'You will travel to Germany twice a year.',
    'Experience with US GAAP is a plus.',
    'Must be available during US business hours.',
    'You are comfortable working in European time zones.',
    'Our distributed team works from all over the world.',
    'We are the leading provider worldwide.',
    'You have experience with the German market in Austria and Switzerland.',
    'Contact us only by mail.',
    'Join us in our mission.',
    'You know your way around Jordan shoes.',
    'A US-based company with a European spirit.',
    'We are an equal opportunity employer regardless of your location or race.',
    'We expanded into Brazil and Mexico last year.',
    'Our team members in Kenya and India would love to meet you.',
    'Competitive salary and benefits.',
    'You will support our users across Africa.',
    'We were founded in Sweden in 2012.',
    'You will be part of a remote-first and globally distributed team.',
    'Our yearly retreat was in Portugal.',
    'Residents of the Netherlands or Belgium are preferred for tax reasons.',
    'Ideally you are based in Berlin, Germany.',
  ])('%s', (sentence) => {
    expect(inShort(read({ sentence }))).toBe('unknown')
  })
})

describe('a location field', () => {
  it.each([
    ['Remote (US only)', 'allow US'],
    ['Remote - EMEA', 'allow emea'],
    ['Remote, Canada', 'allow CA'],
    ['Germany (Remote)', 'allow DE'],
    ['Remote US / Remote UK', 'allow GB US'],
    ['Anywhere', 'worldwide'],
    ['Remote - Worldwide', 'worldwide'],
    ['Remote (Global)', 'worldwide'],
    ['Remote', 'unknown'],
    ['London, UK', 'unknown'],
    ['Berlin, Germany (hybrid)', 'unknown'],
    ['Remote (European time zones)', 'unknown'],
    ['Remote, US (excluding California)', 'allow US -US-CA'],
    ['Remote - LATAM', 'allow latam'],
    ['Remote - Worldwide (not US)', 'deny US'],
    ['Remote (non-US)', 'deny US'],
    ['Remote, US (no California)', 'allow US -US-CA'],
    ['Remote outside the US', 'deny US'],
    ['Remote (outside of the US and Canada)', 'deny CA US'],
    ['Remote (not outside the US)', 'allow US'],
    ['Remote (not limited to the US)', 'unknown'],
    ['Remote, no need to be in Spain', 'unknown'],
  ])('%s', (location, expected) => {
    expect(inShort(read({ location }))).toBe(expected)
  })

  it('names the country when the feed says the job is remote', () => {
    expect(inShort(read({ location: 'Canada', isRemote: true }))).toBe('allow CA')
  })

  it('is an office when it names a city, which says nothing about people', () => {
    expect(inShort(read({ location: 'Washington, D.C.', isRemote: true }))).toBe('unknown')
    expect(inShort(read({ location: 'London, UK', isRemote: true }))).toBe('unknown')
    expect(inShort(read({ location: 'Vancouver, Canada or remote', isRemote: true }))).toBe('unknown')
    expect(inShort(read({ location: 'London, UK (remote)', isRemote: true }))).toBe('allow GB')
  })

  it('may be part of the title', () => {
    expect(inShort(read({ title: 'Senior Engineer (Remote, EU)' }))).toBe('allow eu')
    expect(inShort(read({ title: 'Support Lead - Remote Germany' }))).toBe('allow DE')
    expect(inShort(read({ title: 'Country Manager Germany' }))).toBe('unknown')
    expect(inShort(read({ title: 'Remote no-code developer, Germany' }))).toBe('allow DE')
  })
})

describe('the right to work', () => {
  it.each([
    ['You must have the right to work in the UK.', 'allow GB must_hold'],
    ['Applicants must be authorized to work in the United States without sponsorship.', 'allow US must_hold'],
    ['Must hold the right to work in', 'unknown must_hold'],
    ['You need a valid work permit for Germany.', 'allow DE must_hold'],
    ['We are not able to sponsor visas at this time.', 'unknown must_hold'],
    ['We cannot offer visa sponsorship in the US.', 'unknown must_hold'],
    ['US citizens only.', 'allow US must_hold'],
    ['Visa sponsorship is available for the right person.', 'unknown sponsor_visa'],
    ['We sponsor work permits and help you settle in.', 'unknown sponsor_visa'],
    ['A relocation package is part of the offer.', 'unknown sponsor_relocation'],
    ['We help you relocate to Lisbon.', 'unknown sponsor_relocation'],
    ['No work permit needed.', 'unknown none_needed'],
    ['You do not need to be authorized to work in the US.', 'unknown'],
    ['You need not hold a work permit.', 'unknown'],
    ['A valid work permit is not required.', 'unknown'],
    ['We do not hire US citizens only.', 'unknown'],
    ['We do not ask for a degree, but you must have the right to work in the UK.', 'allow GB must_hold'],
    ['You have the right to disconnect after work.', 'unknown'],
  ])('%s', (sentence, expected) => {
    expect(inShort(read({ sentence }))).toBe(expected)
  })
})

describe('several lines', () => {
  it('are resolved to the narrowest list, which is quoted', () => {
    const found = readAll(['We are remote first.', 'You must be based in Germany.'], ['Remote, Europe'])
    expect(found).toMatchObject({
      mode: 'allow',
      countries: ['DE'],
      regions: [],
      evidence: 'You must be based in Germany.',
    })
  })

  it('form one list when they are locations', () => {
    const found = readAll([], ['Spain', 'Portugal'])
    expect(found).toMatchObject({ countries: ['ES', 'PT'], evidence: 'Spain; Portugal' })
  })

  it('about "worldwide" do not count for on-site work', () => {
    expect(inShort(read({ sentence: 'Work from anywhere.', workplace: 'hybrid' }))).toBe('unknown')
  })

  it('that contradict each other about "worldwide" say nothing', () => {
    const found = readAll(['We cannot hire worldwide yet.'], ['Remote - Worldwide'])
    expect(found).toMatchObject({ mode: 'unknown', countries: [] })
    expect(readAll(['We hire worldwide.', 'This role is limited to Spain.'])).toMatchObject({ countries: ['ES'] })
  })

  it('prefer a list to "worldwide"', () => {
    const found = readAll(['Work from anywhere in the world.', 'We can only hire in Spain.'])
    expect(found).toMatchObject({ mode: 'allow', countries: ['ES'] })
  })

  it('that contradict each other are both shown', () => {
    expect(readAll(['You must be based in Brazil.'], ['Remote - Germany'])).toMatchObject({
      mode: 'unknown',
      countries: [],
      evidence: 'Remote - Germany … You must be based in Brazil.',
    })
  })

  it('quote the right to work when no place is named', () => {
    expect(readAll(['We do not sponsor visas.']).evidence).toBe('We do not sponsor visas.')
  })

  it('are quoted verbatim from the location field', () => {
    expect(readAll([], ['Remote (US only)']).evidence).toBe('Remote (US only)')
  })
})

describe('a place without a subject', () => {
  it.each([
    'Our US-based product teams meet twice a year.',
    'Perks: work from anywhere for four weeks a year.',
    'You can work from anywhere.',
    'We believe great people are everywhere, no matter where they are.',
    'We employ 750 people worldwide, half of whom work in Denmark.',
    '1 in 4 people in the US have this problem.',
    'For candidates based in California the salary range is $90,000 to $110,000.',
    'If you are located in Canada, this notice applies to you.',
    'We are looking for exceptional people in sales to Germany.',
    'We serve people in 200 countries worldwide.',
    'Onze klanten wonen in Nederland.',
  ])('says nothing: %s', (sentence) => {
    expect(readAll([sentence]).mode).toBe('unknown')
  })
})

describe('other languages', () => {
  it.each([
    ['Dein Wohnsitz ist in Deutschland.', 'DE'],
    ['Vous devez résider en France.', 'FR'],
    ['Solo para candidatos residentes en Argentina.', 'AR'],
    ['Contratamos apenas residentes no Brasil.', 'BR'],
    ['Je bent woonachtig in Nederland.', 'NL'],
  ])('%s', (sentence, country) => {
    expect(readAll([sentence])).toMatchObject({ mode: 'allow', countries: [country] })
  })
})
