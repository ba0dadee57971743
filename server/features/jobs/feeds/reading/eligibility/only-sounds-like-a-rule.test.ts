import { describe, expect, it } from 'vitest'
import { inShort, read, readAll } from './eligibility.builder.ts'

describe('what only sounds like a rule', () => {
  it.each([
    'Rate is $4,000 a month for engineers in Latin America.',
    'About the position: with over 400 stores worldwide, our associates matter.',
    'You play a role in our continued expansion worldwide.',
    'Du kannst komplett mobil und von überall arbeiten, davon 30 Tage im Ausland.',
    'You spend the internship alongside the bankers based in Milan.',
    'US EEO statement: <US only>',
    'You will be part of the analytics division based in Bangalore, India.',
    'We look for an experienced person to fill a position based in Omaha, NE.',
    'L and Q clearances require U.S. citizenship.',
    'You may be required to renounce your non-U.S. citizenship.',
    'Applicants – except US Citizens and persons as defined by 8 U.S.C. 1324b – may need a licence.',
    'A job opportunity in the UK: join us in Leeds!',
    'We have additional roles open in Boston and some remote (US) options.',
    'Candidates hired for a position in Hawaii receive an incentive.',
    'The typical starting salary for this role in the US is $120,000.',
    'Work from anywhere in the EU: up to 20 days per year.',
    'Based in Denver, Brightloom supports teams across the country.',
    'Based in the UK with a global reach, the team provides marketing services.',
    'Brightloom is based in the USA, but we are fully remote.',
    'Brightloom is a mid-sized company (about 30 people) located in Copenhagen.',
    'You would be hard pressed to find a better place to work in Dallas.',
    'Several of our employees commute from Ann Arbor.',
    'Similar positions are available in Germany.',
    'We want better care for everyone in Germany.',
    'Wir sorgen dafür, dass Menschen in Deutschland gewarnt werden.',
    'People across Malta order their groceries with us.',
    'You will lead a team of engineers based in China.',
    'You will be responsible for managing 35 people based in the Philippines.',
    'Our software improves the relationship of councils and residents across the UK and Canada.',
    'We are a team of 200 people, based in Paris, London and New York.',
    'Located in Stockholm, Oslo, Hamburg, Amsterdam and London.',
    'You play a key role in the Asia-Pacific region.',
    'A degree is required (except for roles in the UK).',
    'US citizenship will be a big plus.',
    'We give priority to applicants from Colombia.',
    'Remote in Germany or abroad.',
    'Our website is German only right now.',
    'Dental insurance and a bike lease (Germany only)',
    'In this role within the UK&I partnerships team you solve hard problems.',
    'This is a leadership position in the UK payments team.',
    'Based in Helsinki, this is a rare role for a founder at heart.',
    'Located in Krakow, the Team runs our support for the United States.',
    'You will grow our network of restaurants in the north (role based in Monterrey).',
    'We let any application or job be deployed anywhere in the world.',
    'Located in Guelph, ON, Brightloom Inc. protects data.',
    'Based in Lyon (69003), near the station',
    'based in Reno, NV',
    'Engineer (Remote, US); Designer (Oslo); Support (Remote, worldwide)',
    'Candidates in the Philippines receive a laptop.',
    'You report to the head of design, who is located in Oslo, Norway.',
    'You join our new office and a team that supports finance, payroll and procurement, located in Gdansk.',
    'The drug screen (applicable in the US and Guam only) has to be passed.',
    'The rate reflects the target compensation for the position across the US.',
    'The compensation may not be representative for positions located outside of Colorado or Ohio.',
    'You are enrolled in a degree program that is physically located in the United States.',
    'Many technical positions require US citizenship.',
    'People here come together to improve lives in Latin America.',
    'Salary for candidates in Brazil: 4,000 USD',
    'This is open to internal candidates in India only.',
    'We are a company with people anywhere in the world.',
    'You will be in Prague or Brno and work with designers around the world.',
    'US citizenship is required for most positions.',
    'Many of our positions require US citizenship.',
    'Ohio Only: people who have just been certified may join a training year.',
  ])('%s', (sentence) => {
    expect(inShort(read({ sentence, isRemote: true }))).toBe('unknown')
  })

  it.each([
    'NYC / open to remote',
    'Washington, DC (no remote)',
    'Seattle (Remote friendly for some roles)',
    'Remote (we are located in Akron, Ohio)',
    'Austria or Remote EU hours',
    'UK/EU/Other (fully remote)',
    'Onsite in NYC preferred, but US-based remote candidates are considered',
    'Varies between remote (USA) and onsite in Denver',
  ])('the location %s', (location) => {
    expect(read({ location, isRemote: true }).mode).not.toBe('deny')
    expect(read({ location, isRemote: true }).countries).not.toContain('GB')
    expect(read({ location, isRemote: true }).countries).not.toContain('IE')
  })

  it.each(['New York', 'Germany or Remote', 'Remote / India office'])('the location %s of a remote job', (location) => {
    expect(inShort(read({ location, isRemote: true }))).toBe('unknown')
  })

  it('is worldwide, unless another line may say otherwise', () => {
    expect(inShort(readAll(['We hire globally.', 'You must be in one of the listed countries.']))).toBe('unknown')
    expect(inShort(readAll(['Enjoy the freedom to work from anywhere in the world.'], ['Munich']))).toBe('unknown')
    expect(inShort(readAll(['We hire globally.', 'Excellent ideas come from anyone, anywhere.']))).toBe('worldwide')
  })

  it('gives way to a line that names another place', () => {
    expect(
      inShort(readAll(['Updated in MayFreelance | 10 hours | Remote (EU/UK)Are you a writer?'], ['Anywhere'])),
    ).toBe('unknown')
    expect(inShort(readAll(['The role is available at our offices in Hyderabad.'], ['Remote US']))).toBe('unknown')
    expect(inShort(readAll(['The role is available at our offices in Chicago.'], ['Remote US']))).toBe('allow US')
    expect(inShort(readAll(['You can work from anywhere in the world.'], ['Brazil']))).toBe('allow BR')
  })

  it('is as narrow as title and location together', () => {
    expect(inShort(read({ title: 'Engineer EMEA (remote in the UK)', location: 'EMEA', isRemote: true }))).toBe(
      'allow GB',
    )
    expect(inShort(read({ title: 'Engineer (Remote, LATAM)', location: 'Colombia', isRemote: true }))).toBe('allow CO')
  })
})
