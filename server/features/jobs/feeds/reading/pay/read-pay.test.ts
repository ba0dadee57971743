import { describe, expect, it } from 'vitest'
import { type Money, majorUnits } from '#shared/kit/money.ts'
import { readPay } from './read-pay.ts'

const units = (money: Money | null) => (money ? String(majorUnits(money)) : '…')

/** "60000–80000 USD year", or "nothing". */
function read(sentence: string, country: string | null = null): string {
  const found = readPay([sentence], country)?.pay
  if (!found) return 'nothing'
  const currency = (found.min ?? found.max)?.currency
  const basis = found.basis === 'gross' ? '' : ` ${found.basis}`
  return `${units(found.min)}–${units(found.max)} ${currency} ${found.period}${basis}`
}

describe('pay', () => {
  it.each([
    ['$60–80k', '60000–80000 USD year'],
    ['The maximum base pay for this role is $151,000.', '…–151000 USD year'],
    ['USD $91,600.00/Yr. - USD $153,000.00/Yr.', '91600–153000 USD year'],
    ['$800 total, $40 per hour, 20 hours total', '40–40 USD hour'],
    ['120.000 €', '120000–120000 EUR year'],
    ['Salary: €55k - €70k per year', '55000–70000 EUR year'],
    ['Salary range $120,000 – $150,000 USD', '120000–150000 USD year'],
    ['USD 45/hour', '45–45 USD hour'],
    ['£500 per day', '500–500 GBP day'],
    ['We pay CHF 100’000 to 120’000 a year.', '100000–120000 CHF year'],
    ['Salário: R$ 8.000 por mês', '8000–8000 BRL month'],
    ['Compensation: ₹12–18 LPA', '1200000–1800000 INR year'],
    ['The base salary is up to €80k.', '…–80000 EUR year'],
    ['Salary from $50,000', '50000–… USD year'],
    ['Gross monthly salary: 18 000 – 24 000 PLN', '18000–24000 PLN month'],
    ['Rate: 35-45 EUR/h on a B2B contract', '35–45 EUR hour contractor_rate'],
    ['You get 3.500 € netto pro Monat als Gehalt', '3500–3500 EUR month net'],
    ['Pay: KES 250,000 per month', '250000–250000 KES month'],
    ['Annual compensation between 90K and 110K CAD', '90000–110000 CAD year'],
    ['$85,000.00 - $95,000.00 annually', '85000–95000 USD year'],
    ['OTE £60,000 - £75,000', '60000–75000 GBP year'],
    ['Hourly pay of $22.50 to $27.50', '22.5–27.5 USD hour'],
    ['Salary: ¥6,000,000 per year', '6000000–6000000 JPY year'],
    ['USD$174,000 per year – USD$193,500 per year', '174000–193500 USD year'],
    ['$80,000 – $100,000 CAD', '80000–100000 CAD year'],
    ['$128k - $150k + bonus + equity', '128000–150000 USD year'],
    ['$210,000–$255,000 in New York and $190,000–$230,000 elsewhere.', '190000–255000 USD year'],
    ['OTE: €140,000 with a base of €70,000.', '70000–70000 EUR year'],
    ['Support Engineer: $90k-$125k', '90000–125000 USD year'],
    ['Onsite | 35-90L INR', '3500000–9000000 INR year'],
    ['Salary: $154-190,000 DOE', '154000–190000 USD year'],
    ['$80k–$120k USD base + monthly bonus', '80000–120000 USD year'],
    ['Acme | Engineer | Remote | $240k + profit sharing', '240000–240000 USD year'],
    ['Acme | Engineer | up to $140k CAD | Calgary', '…–140000 CAD year'],
    ['Een bruto maandsalaris tussen € 3.712,- en € 5.303,-', '3712–5303 EUR month'],
    ['Das Bruttomonatsgehalt liegt bei EUR 3.954,00 (14x jährlich).', '3954–3954 EUR month'],
    ['₹6,00,000 - ₹9,00,000 per annum', '600000–900000 INR year'],
    ['Sueldo base de $15,000 MXN mensuales', '15000–15000 MXN month'],
    ['Salary: $71,500 p.a. – $79,250 p.a.', '71500–79250 USD year'],
    ['A fair base salary plus bonus potential ($141,000 - $160,500/year).', '141000–160500 USD year'],
    ['The pay range for this job is $24.25 - $31.80.', '24.25–31.8 USD hour'],
    ['A freelancer for 65 / 75 euro per hour', '65–75 EUR hour'],
    ['Pay: $82,000 (junior) to $104,000 (senior)', '82000–104000 USD year'],
    ['Starting rate: $19.60', '19.6–19.6 USD hour'],
    ['Base pay could go up to $27hr.', '…–27 USD hour'],
    ['Je krijgt een salaris tussen € 3.150,- en € 4.280,- bruto bij 36 uur.', '3150–4280 EUR month'],
    ['Salary range: PLN 210,000 - 265,500', '210000–265500 PLN year'],
    ['Earn $21.15/hour.', '21.15–21.15 USD hour'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected)
  })

  it('is the base, if targets are on a line before', () => {
    const lines = ['The on-target earnings (OTE) range for this position is $136,000 - $151,000.']
    expect(readPay(lines, null)?.pay.max?.amount).toBe(15_100_000)
    const base =
      'The OTE includes a base salary range of $95,500 - $106,000 and a variable target of $40,500 - $45,000.'
    expect(readPay([...lines, base], null)).toMatchObject({ evidence: base, pay: { max: { amount: 10_600_000 } } })
  })

  it('in dollars depends on the country', () => {
    expect(read('Salary: $90,000 - $110,000', 'CA')).toBe('90000–110000 CAD year')
    expect(read('Salary: US$90,000 - US$110,000', 'CA')).toBe('90000–110000 USD year')
    expect(read('Salary: A$120k', null)).toBe('120000–120000 AUD year')
    expect(read('Salary: up to $1,800 per month', 'CO')).toBe('…–1800 USD month')
    expect(read('Salary: $4,500,000 per month', 'CO')).toBe('4500000–4500000 COP month')
  })

  it('is quoted with its line, and may depend on the location', () => {
    const line = 'The salary is $60k–$90k depending on your location.'
    expect(readPay(['We are growing.', line], null)).toMatchObject({
      evidence: line,
      pay: { policy: 'location_adjusted' },
    })
  })
})

describe('an amount that is not pay', () => {
  it.each([
    'Competitive salary',
    'Salary: competitive, depending on experience',
    'We have raised $30M in funding.',
    'Backed by a $12,000,000 Series A.',
    'A yearly learning budget of €2,000.',
    '$1,500 home office stipend',
    'You manage a budget of $250,000 a year.',
    'We process payments of $4 billion per year.',
    '401k with company match',
    'We serve 10k customers and pay attention to detail.',
    'Sign-on bonus of $10,000',
    'Top 100 employer in 2025',
    '$4,500',
    'We grew from 10 to 50 people at a rate of 5 a month.',
    'Save $20,000 a year with our product.',
    '$120 per month for public transport',
    'Deals of $250,000 and a yearly quota of $1.2M.',
    'Pay range: 5-7 years of experience',
    'Salary €80k - €20k',
    'Compensation: $1 - $900,000',
    'Health benefits: up to €120 per year for sport.',
    'Zuschuss von 50 € pro Monat zum Deutschlandticket',
    'A meal allowance of R$ 24,30 per day',
    '$7/month for a pair of tickets',
    'A meal card (160€/month on top of your salary)',
    'Student loan assistance up to $150/month',
    'We pay a $25 fee and $40 for parking.',
    'You generate $600,000+ in annual revenue.',
    'Trades of $5 trillion a day',
    'We have raised $60+ million in two years.',
    'A $100 refundable deposit per week',
    'Education matching (up to $1,500 yearly)',
    'Receive 200 PLN net per month as a home office allowance.',
    'Our benefit platform: 150 PLN per month to spend on a gym card',
  ])('%s', (sentence) => {
    expect(read(sentence)).toBe('nothing')
  })
})

it('any line is processed without failing or taking long', () => {
  for (const line of [
    '$'.repeat(500),
    '1'.repeat(500),
    '1,'.repeat(250),
    '$1-'.repeat(160),
    'k '.repeat(250),
    '€ 1.000 - '.repeat(45),
  ]) {
    expect(readPay([line], null)).toBeDefined()
  }
})
