import { expect, it } from 'vitest'
import { splitQuery } from './query-parts.ts'

/** In thousands of euros, so that new exchange rates do not break the tests. */
const payIn = (text: string): number[] =>
  splitQuery(text)
    .flatMap(({ meaning }) => meaning?.values ?? [])
    .flatMap(({ facet, value }) => (facet === 'pay' ? [Math.round(Number(value) / 1000)] : []))

it.each(['€60k', '60.000 €', '60,000 eur', 'from €60.000 per year', '€5000 per month', '60k euros+'])(
  'reads %s as 60,000 euros a year',
  (text) => expect(payIn(`designer ${text} berlin`)).toEqual([60]),
)

it.each(['€30/hour', '€30 an hour', '30 eur per hr', '€30'])('reads %s as pay per hour', (text) =>
  expect(payIn(text)).toEqual([62]),
)

it.each(['$60k', '60k', '60k+', '$60,000', 'usd 60k'])('reads %s as dollars', (text) =>
  expect(payIn(text)).toEqual(payIn('60000 usd')),
)

it.each([
  '24/7 support',
  'windows 11',
  '3d artist',
  'web3',
  '5k run',
  'sap s4',
  '2026',
  'top 100',
  'office 365',
  'k8s',
])('reads no pay in %s', (text) => expect(payIn(text)).toEqual([]))

it('keeps the words around it', () => {
  expect(splitQuery('junior python remote part time $60k').map(({ text }) => text)).toEqual([
    'junior',
    'python',
    'remote',
    'part time',
    '$60k',
  ])
})
