import { describe, expect, it } from 'vitest'
import { jobFields } from '../job-fields.contract.ts'
import { MAX_DESCRIPTION } from '../job-limits.ts'
import { applyFix, lintJob } from './lint-job.ts'

const rates = {
  USD: { perEuro: 1.1, date: '2026-11-17' },
  EUR: { perEuro: 1, date: '2026-11-17' },
}

const job = (named: Record<string, unknown> = {}) =>
  jobFields.parse({
    title: 'Data engineer, transit feeds',
    eligibility: { mode: 'worldwide' },
    pay: { min: { amount: 4_200_00, currency: 'EUR' }, max: { amount: 5_000_00, currency: 'EUR' }, period: 'month' },
    ...named,
  })

const codesIn = (text: string) => lintJob(job({ description: `<p>${text}</p>` }), null).map(({ code }) => code)

describe('wording that cannot be published', () => {
  it.each([
    ['asks_money', 'You will pay a small fee for your training material.'],
    ['asks_money', 'Send us a small fee and you can start on Monday.'],
    ['asks_money', 'There is a registration fee of 30 USD, paid back with the first salary.'],
    ['asks_money', 'A refundable deposit secures your laptop.'],
    ['asks_documents', 'To apply, send a scan of your passport with your CV.'],
    ['asks_documents', 'Please upload a photo of your national ID.'],
    ['native_speaker', 'We are looking for a native English speaker.'],
    ['native_speaker', 'Native-level German and good humour.'],
    ['native_speaker', 'French mother tongue required.'],
    ['gender_limit', 'Female candidates only, for our clinic in Jeddah.'],
    ['gender_limit', 'Driver needed, male candidates preferred.'],
    ['age_limit', 'You are between 25 and 35 years old.'],
    ['age_limit', 'Maximum age 30.'],
    ['asks_money', 'A security payment of $50 via crypto'],
    ['asks_money', 'Please buy a starter kit for 80 EUR'],
    ['asks_money', 'You must purchase our training course first.'],
    ['asks_money', 'Vor dem Start fällt eine Anmeldegebühr an.'],
    ['asks_documents', 'Send us your ID'],
    ['asks_documents', 'Please upload a scan of your ID before the interview.'],
    ['asks_documents', 'Schicken Sie uns eine Kopie Ihres Personalausweises.'],
    ['native_speaker', 'native Ukrainian speaker'],
    ['native_speaker', 'Hindi native'],
    ['native_speaker', 'English native speaker'],
    ['native_speaker', 'Deutsch als Muttersprache'],
    ['native_speaker', 'Wir suchen deutsche Muttersprachler:innen.'],
    ['native_speaker', 'Français langue maternelle'],
    ['native_speaker', 'hablante nativo de inglés'],
    ['native_speaker', 'Inglês nativo'],
    ['native_speaker', 'Nederlands als moedertaal'],
    ['gender_limit', 'looking for a female assistant'],
    ['gender_limit', 'Nur für Frauen'],
    ['gender_limit', 'Solo mujeres, por favor.'],
    ['age_limit', 'Only candidates under 35.'],
    ['age_limit', 'No one over 40'],
    ['age_limit', 'Applicants must be younger than 30.'],
    ['age_limit', 'You are not older than 35 years old.'],
    ['age_limit', 'Du bist nicht älter als 35 Jahre.'],
    ['age_limit', 'Candidats de moins de 30 ans'],
  ])('%s: %s', (code, text) => {
    expect(lintJob(job({ description: `<p>${text}</p>` }), null)).toMatchObject([{ code, level: 'must' }])
  })
})

describe('wording to check', () => {
  it.each([
    ['age_hint', 'Join a young and dynamic team in Utrecht.'],
    ['age_hint', 'You are a digital native.'],
    ['gendered_title', 'An experienced salesman for the Baltics.'],
    ['contact_elsewhere', 'Message our recruiter on WhatsApp to get started.'],
    ['contact_elsewhere', 'Apply at t.me/quickjobs now.'],
    ['contact_details', 'Questions? Write to jobs@polder.example.'],
    ['contact_details', 'Call us at +31 30 123 45 67 any time.'],
  ])('%s: %s', (code, text) => {
    expect(lintJob(job({ description: `<p>${text}</p>` }), null)).toMatchObject([{ code, level: 'check' }])
  })
})

describe('ordinary jobs', () => {
  it.each([
    'Five years of React Native and cloud-native services.',
    'You build the service that calculates processing fees for merchants.',
    'Applying is free: we never ask you to pay a fee or a deposit.',
    'Please do not send a copy of your passport.',
    'You need a valid passport, because the team meets twice a year.',
    'Our app helps young people find their first flat.',
    'You integrate the WhatsApp Business API and Telegram bots.',
    'Only people with a driving licence class B can drive the van.',
    'You must be at least 18 years old to serve alcohol.',
    'The company is 15 years old and has 40 people in up to 30 countries.',
    'Men and women, of any age, with any passport.',
    'Release 2026.11 serves 1 200 000 requests between 09 and 17.',
    'You own the deposit and transfer flows of our banking app.',
    'We won our under-35 award twice.',
    'You join a women-led team.',
    'On day one we ship a starter kit to you.',
    'The service is natively compiled, with a native Android app.',
    'There is no age limit, and no one is too old.',
    'We build an app for people over 60 and welcome candidates over 50.',
    'Nobody waits over 40 minutes for a reply.',
    'We are looking for a male or female engineer.',
    'We are looking for a male/female nurse.',
    'You send your ID token with every request and share the ID of each order.',
    'You buy equipment for our labs and order starter kits for new colleagues.',
    'Security payments are checked by our fraud team.',
    'Deine Muttersprache ist egal.',
    'Contrato de 30 anos de história, com times de até 30 pessoas.',
  ])('%s', (text) => {
    expect(codesIn(text)).toEqual([])
  })
})

describe('a remark', () => {
  it('names its field and line, quotes the words, and offers a fix that leaves nothing to remark on', () => {
    const written = job({ requirements: ['SQL', 'Native English speaker', 'Two years with Kafka'] })
    const [first] = lintJob(written, null)
    expect(first).toMatchObject({ field: 'requirements', line: 1, quote: 'Native English speaker' })
    expect(first?.fix).toBe('Fluent English speaker')
    const fixed = written.requirements.map((line) => (first ? applyFix(line, first) : line))
    expect(lintJob({ ...written, requirements: fixed }, null)).toEqual([])
  })

  it('comes once for the same words, and what must change comes first', () => {
    const text = 'A young team. A young team. You are a native speaker.'
    expect(codesIn(text)).toEqual(['native_speaker', 'age_hint'])
  })

  it('does not run across paragraphs', () => {
    const description = '<p>We never hire only candidates</p><p>under 35.</p><ul><li>No one</li><li>over 40</li></ul>'
    expect(lintJob(job({ description }), null)).toEqual([])
  })

  it('is found in bounded time, whatever the text', () => {
    const pieces = [
      'you pay a ',
      'send ',
      'native ',
      'looking for a big ',
      'please buy a ',
      'only people who are under ',
      '1 ',
    ]
    for (const piece of pieces) expect(() => codesIn(piece.repeat((MAX_DESCRIPTION - 7) / piece.length))).not.toThrow()
  })

  it('is made about the terms', () => {
    const aboutTerms = (named: Record<string, unknown>) => lintJob(job(named), rates).map(({ code }) => code)
    expect(aboutTerms({})).toEqual([])
    expect(aboutTerms({ pay: null, eligibility: {} })).toEqual(['pay_missing', 'reach_unstated'])
    const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })
    expect(aboutTerms({ pay: { min: euros(300), max: euros(90_000), period: 'month' } })).toEqual(['pay_unusual'])
    // On site, the office says where people have to be.
    expect(aboutTerms({ workplace: 'onsite', eligibility: {} })).toEqual([])
  })
})
