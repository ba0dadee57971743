import { describe, expect, it } from 'vitest'
import { readWorkplace, type WorkplaceText } from './read-workplace.ts'

const read = (named: Partial<WorkplaceText>) =>
  readWorkplace({ words: '', locations: [], title: 'Engineer', sentences: [], ...named })

describe('the workplace', () => {
  it.each([
    ['This is a hybrid role.', 'hybrid'],
    ['We expect three days a week in the office.', 'hybrid'],
    ['You must live within commuting distance of our Tokyo hub.', 'hybrid'],
    ['Télétravail 2 jours par semaine.', 'hybrid'],
    ['We have a hybrid approach, with teams in the office around four days a week.', 'hybrid'],
    ['📍 Oslo | Hybrid', 'hybrid'],
    ['Hybrid: on site and work from home.', 'hybrid'],
    ['1 remote working day per week for a better balance', 'hybrid'],
    ['Télétravail partiel pour un bon équilibre', 'hybrid'],
    ['Wij geloven in hybride werken.', 'hybrid'],
    ['Product & Engineering / Permanent / Hybrid', 'hybrid'],
    ['You work remotely, with offices in Hamburg and Munich.', 'remote'],
    ['Work arrangement: not remote', 'onsite'],
    ['100 % remote', 'remote'],
    ['Home based – worldwide', 'remote'],
    ['This position is fully remote.', 'remote'],
    ['#LI-Remote', 'remote'],
    ['Die Stelle ist zu 100 % remote.', 'remote'],
    ['The role is on-site.', 'onsite'],
    ['We are in the office five days a week.', 'onsite'],
    ['Remote work is not possible.', 'onsite'],
    ['Modalidad presencial.', 'onsite'],
    ['Dos días de teletrabajo a la semana', 'hybrid'],
    ['We offer a hybrid workplace.', 'hybrid'],
    ['Trabajo 70% remoto', 'hybrid'],
    ['Híbrida en Bilbao, 2 días presenciales', 'hybrid'],
    ['Remote working: Hybrid', 'hybrid'],
    ['Hybrid and flexible work schedules', 'hybrid'],
    ['This job will operate as a hybrid arrangement.', 'hybrid'],
    ['Leeds · Hybrid · Permanent', 'hybrid'],
    ['Everybody spends at least 40% of their time in-office.', 'hybrid'],
    ['Work Location: In person', 'onsite'],
    ['Location: Tucson, AZ (Onsite)', 'onsite'],
    ['The position sits onsite in our Omaha branch.', 'onsite'],
    ['Join us for an in-office summer internship.', 'onsite'],
    ['No, it is not a work from home job.', 'onsite'],
    ['This is a remote, full time permanent, work-from-home position.', 'remote'],
    ['Work is performed 100% from home.', 'remote'],
    ['Modalità di lavoro: remoto', 'remote'],
    ['Trabalho 3 vezes por semana no escritório da Lapa', 'hybrid'],
    ['We work in a hybrid of remote and office days.', 'hybrid'],
    ['Graz, Austria · On-Site · Full-time', 'onsite'],
    ['The job is based in Haifa, Israel (onsite).', 'onsite'],
    ['📍 100% presencial', 'onsite'],
    ['Modalidad de trabajo: híbrida (se combinan días de trabajo presencial con teletrabajo).', 'hybrid'],
    ['El puesto se desarrolla de forma presencial en Sevilla.', 'onsite'],
    ['You combine working from home with days at our office.', 'hybrid'],
    ['Some people work remotely on Fridays.', 'hybrid'],
    ['Join us on Mondays; the rest of the days you work from home.', 'hybrid'],
    ['Als Redakteur im hybriden Modell bist du in Köln.', 'hybrid'],
    ['You will be located remotely within the United States.', 'remote'],
    ['Standort: Hamburg/ remote', 'remote'],
    ['Home Office up to 50%', 'hybrid'],
    ['You want to work in person in Leeds.', 'onsite'],
    ['This position is not available for remote working.', 'onsite'],
    ['This role has been designed as “Onsite”.', 'onsite'],
    ['Location100% Remote', 'remote'],
  ])('in "%s" is %s, with its line', (sentence, workplace) => {
    expect(read({ sentences: ['We sell software.', sentence] })).toEqual({ workplace, evidence: sentence })
  })

  it.each([
    'We are a remote-first company.',
    'Remote: N/A',
    'Remote onboarding',
    'If you are based near one of our offices, you join us in the office on Mondays and Tuesdays.',
    'Remote position?',
    'Work from home Fridays, once the office opens again',
    'This position is currently remote due to COVID-19.',
    'Remote opportunities are available for most positions.',
    'Work from Office highly preferred.',
    'This role is a hybrid of analysis and support.',
    'Meal stipends: work from home cannot stop the enjoyment of lunch!',
    'You know hybrid cloud environments and on-site deployments.',
    'A home office budget of $500.',
    'Our on-site gym is open to all.',
    'Some of our roles are remote.',
    'You know Agile, Waterfall and Hybrid.',
    'Our products power the hybrid workplace of tomorrow.',
    'We offer flexible schedules and opportunities to work from home.',
    '100% On-Site: No',
    'Experience working in a remote team is a plus.',
    'The process ends with an on-site interview.',
    'We meet two to four times a year in person.',
    '3x / year in-person meet-ups (4 days, paid by us)',
    'In-Office Daily Breakfast and Snacks',
    'Onsite nursing and dental care for residents',
    'On-site, modern training amenities',
    'Remote work may be possible, ask us.',
    'Remote Work Disclosure',
    'Posibilidad de trabajar de forma remota',
    'Several team members are fully remote.',
    'Work From Home',
    'Fully remote for those who prefer.',
    'You can choose to work from our studio or stay fully remote.',
    'In-office work is done in a quiet room.',
    'Remote roles are not open to new graduates.',
    'Is it a work from home job?',
    'Flexible hours with the option to work from home',
    'Remote (EST) or Onsite, as the client wishes',
    'Buoni pasto nei giorni di presenza in sede',
    'Standard Office Hours, Monday – Friday',
    'You can work on-site in Malta for the first weeks of the project.',
  ])('is not read from "%s"', (sentence) => {
    expect(read({ sentences: [sentence] }).workplace).toBeNull()
  })

  it.each([
    [{ words: 'Hybrid (remote two days)' }, 'hybrid'],
    [{ words: 'ON_SITE' }, 'onsite'],
    [{ locations: ['Hue, Vietnam (Hybrid WFO/WFH)'] }, 'hybrid'],
    [{ locations: ['Hybrid/remote'] }, null],
    [{ locations: ['Remote (US)'] }, 'remote'],
    [{ locations: ['Berlin'] }, null],
    [{ title: 'Engineer (Remote)' }, 'remote'],
    [{ title: 'Hybrid Cloud Engineer' }, null],
    [{ title: 'Remote Sensing Scientist' }, null],
    [{ title: 'Ingeniera 60% teletrabajo' }, 'hybrid'],
    [{ title: 'Designer, hybrid', locations: ['Remote'] }, null],
  ])('of %j is %s', (named, workplace) => {
    expect(read(named).workplace).toBe(workplace)
  })

  it('named by days outweighs a field that says remote', () => {
    const sentences = ['You come to the office two days a week.']
    expect(read({ locations: ['Remote'], sentences }).workplace).toBe('hybrid')
  })

  it('is unknown where a field and the text disagree', () => {
    expect(read({ locations: ['Remoto'], sentences: ['Trabalho presencial em Curitiba'] }).workplace).toBeNull()
    expect(read({ locations: ['Remote'], sentences: ['The role is on-site.'] }).workplace).toBeNull()
  })
})
