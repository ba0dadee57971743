import { expect, it } from 'vitest'
import { type Line, lineOf } from '../layout/line.ts'
import { findLinks } from './links.ts'
import { sectionsOf } from './sections.ts'

const line = (text: string, links: readonly string[] = []): Line[] => {
  const made = lineOf({ segments: text.split('\t'), startsBlock: true, links })
  return made ? [made] : []
}

const linksIn = (lines: Line[], names: readonly string[] = []): string[] =>
  findLinks({ pages: 1, lines, links: lines.flatMap(({ links }) => links ?? []) }, sectionsOf(lines), names).map(
    ({ value }) => value,
  )

it('finds the addresses behind words, and an address shown in full only once', () => {
  const lines = [
    ...line('Jane Doe'),
    ...line('Website / GitHub / Austin', [
      'https://jane.example',
      'https://github.com/jane',
      'https://maps.google.com/?q=1',
    ]),
    ...line('linkedin.com/in/jane', ['https://www.linkedin.com/in/jane-doe-123']),
  ]
  expect(linksIn(lines)).toEqual(['https://jane.example', 'https://github.com/jane', 'linkedin.com/in/jane'])
})

it('leaves links of jobs and projects out, but not a profile that is called like the person', () => {
  const lines = [
    ...line('Jane Doe'),
    ...line('EXPERIENCE'),
    ...line('Engineer, Acme\t2019 – 2021', ['https://acmet.com']),
    ...line('Wrote github.com/acme and acme.example'),
    ...line('More of it at github.com/janedoe'),
  ]
  expect(linksIn(lines, ['Jane Doe', 'janedoe@mail.example'])).toEqual(['github.com/janedoe'])
})
