import { describe, expect, it } from 'vitest'
import { hasWrongDigit, readMrz } from './read-mrz.ts'

const today = new Date('2026-11-18T12:00:00Z')
// The specimens of ICAO 9303, parts 4 to 6.
const specimens = {
  TD3: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  TD2: ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'],
  TD1: ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
} as const
const formats = Object.keys(specimens) as (keyof typeof specimens)[]

describe.each(formats)('a %s zone', (format) => {
  const lines = specimens[format]

  it('is read', () => {
    const reading = readMrz(lines, today)
    expect(reading).toMatchObject({
      format,
      issuer: 'UTO',
      nationality: 'UTO',
      number: format === 'TD3' ? 'L898902C3' : 'D23145890',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      birthDate: '1974-08-12',
      expiresOn: '2012-04-15',
    })
    expect(reading && hasWrongDigit(reading)).toBe(false)
  })

  it('with any one wrong digit is found out', () => {
    // Every digit that a check digit covers, and the check digits themselves.
    const dataLines = format === 'TD1' ? [0, 1] : [1]
    for (const row of dataLines)
      for (const [at, letter] of (lines[row] ?? '').split('').entries()) {
        if (!/\d/.test(letter)) continue
        const changed = lines.map((line, index) =>
          index === row ? `${line.slice(0, at)}${(Number(letter) + 1) % 10}${line.slice(at + 1)}` : line,
        )
        const reading = readMrz(changed, today)
        expect(reading === null || hasWrongDigit(reading), `line ${row}, column ${at}`).toBe(true)
      }
  })
})

it('tells 0 from O in a number by the check digits', () => {
  const [first] = ['P<KENKAMAU<<WANJIRU<<<<<<<<<<<<<<<<<<<<<<<<<']
  const reading = readMrz([first, 'AKO9823457KEN9403176F3608119<<<<<<<<<<<<<<<6'], today)
  expect(reading).toMatchObject({ number: 'AK0982345', checks: { number: true, composite: true } })
})

it('reads nothing in other text', () => {
  expect(readMrz(['Not a zone', 'at all'], today)).toBeNull()
  expect(readMrz(['<'.repeat(44), '<'.repeat(44)], today)).toBeNull()
})
