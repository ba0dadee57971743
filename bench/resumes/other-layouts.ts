// Layouts by PDFKit, by docx, and as plain text.

import { once } from 'node:events'
import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import PdfKit from 'pdfkit'
import { type DateStyle, writtenPeriod } from './dates.ts'
import type { Person } from './person.ts'

export async function pdfOf(person: Person, font: { regular: string; bold: string }): Promise<Buffer> {
  const document = new PdfKit({ margin: 54, size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const set = (face: 'regular' | 'bold', size: number) => document.font(font[face]).fontSize(size)
  const right = document.page.width - 54
  const beside = (left: string, period: string) => {
    const y = document.y
    set('bold', 11).text(left, 54, y)
    const below = document.y
    set('regular', 10).text(period, right - document.widthOfString(period), y, { lineBreak: false })
    document.x = 54
    document.y = below
  }
  const heading = (text: string) => {
    document.moveDown(0.8)
    set('bold', 14).text(text.toUpperCase(), 54)
    document.moveDown(0.3)
  }
  set('bold', 24).text(person.name)
  set('regular', 10).text(`${person.email}   |   ${person.phone}   |   ${person.place}`)
  document.text(person.links.join('   |   '))
  heading(person.headings.summary)
  set('regular', 10).text(person.summary)
  heading(person.headings.work)
  for (const { company, place, roles } of person.jobs) {
    for (const role of roles) {
      beside(`${role.title} – ${company}`, writtenPeriod(person, role, 'long'))
      set('regular', 10).text(place)
      for (const line of role.did) document.text(`• ${line}`, { indent: 12 })
      document.moveDown(0.4)
    }
  }
  heading(person.headings.education)
  for (const one of person.schools) {
    beside(one.school, writtenPeriod(person, one, 'long'))
    set('regular', 10).text(one.degree)
  }
  heading(person.headings.skills)
  set('regular', 10).text(person.skills.join(' | '))
  heading(person.headings.languages)
  for (const [name, level] of person.languages) set('regular', 10).text(`${name}: ${level}`)
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

/** A page that is one picture. */
export async function scanOf(): Promise<Buffer> {
  const document = new PdfKit({ margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.image(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    0,
    0,
    { width: 600 },
  )
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

const line = (text: string, options: { bold?: boolean; size?: number; bullet?: boolean } = {}) =>
  new Paragraph({
    ...(options.bullet && { bullet: { level: 0 } }),
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: text.split('\t').flatMap((part, index) => [
      new TextRun({
        text: index > 0 ? `\t${part}` : part,
        bold: options.bold ?? false,
        size: (options.size ?? 11) * 2,
      }),
    ]),
  })

export function docxOf(person: Person, isTable: boolean): Promise<Buffer> {
  const heading = (text: string) => [line(''), line(text, { bold: true, size: 14 })]
  const periodOf = (one: { start: string; end: string | null }) =>
    writtenPeriod(person, one, isTable ? 'numeric' : 'short')
  const row = (left: string, right: Paragraph[]) =>
    new TableRow({
      children: [
        new TableCell({ width: { size: 2600, type: WidthType.DXA }, children: [line(left)] }),
        new TableCell({ width: { size: 6400, type: WidthType.DXA }, children: right }),
      ],
    })
  const tableOf = (rows: TableRow[]) => [new Table({ rows, columnWidths: [2600, 6400] })]
  const jobs = isTable
    ? tableOf(
        person.jobs.flatMap(({ company, place, roles }) =>
          roles.map((role) =>
            row(periodOf(role), [
              line(`${role.title}, ${company}`, { bold: true }),
              line(place),
              ...role.did.map((did) => line(did, { bullet: true })),
            ]),
          ),
        ),
      )
    : person.jobs.flatMap(({ company, place, roles }) =>
        roles.flatMap((role) => [
          line(`${company}, ${place}\t${periodOf(role)}`, { bold: true }),
          line(role.title),
          ...role.did.map((did) => line(did, { bullet: true })),
        ]),
      )
  const schools = isTable
    ? tableOf(person.schools.map((one) => row(periodOf(one), [line(one.school, { bold: true }), line(one.degree)])))
    : person.schools.flatMap((one) => [line(`${one.degree}\t${periodOf(one)}`, { bold: true }), line(one.school)])
  const document = new Document({
    sections: [
      {
        children: [
          line(person.name, { bold: true, size: 24 }),
          line(person.headline),
          line([person.place, person.phone, person.email].join(' | ')),
          line(person.links.join(' | ')),
          ...heading(person.headings.work),
          ...jobs,
          ...heading(person.headings.education),
          ...schools,
          ...heading(person.headings.skills),
          line(person.skills.join(', ')),
          ...heading(person.headings.languages),
          ...person.languages.map(([name, level]) => line(`${name}: ${level}`, { bullet: true })),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

export function textOf(person: Person, style: DateStyle): Buffer {
  const jobs = person.jobs.flatMap(({ company, roles }) =>
    roles.flatMap((role) => [
      `${role.title} | ${company} | ${writtenPeriod(person, role, style)}`,
      ...role.did.map((did) => `- ${did}`),
      '',
    ]),
  )
  const schools = person.schools.flatMap((one) => [
    `${one.degree} | ${one.school} | ${writtenPeriod(person, one, style)}`,
    '',
  ])
  const { headings } = person
  return Buffer.from(
    [
      person.name,
      `${person.email} | ${person.phone}`,
      ...person.links,
      person.place,
      '',
      headings.work,
      '',
      ...jobs,
      headings.education,
      '',
      ...schools,
      headings.skills,
      '',
      person.skills.join(', '),
      '',
      headings.languages,
      '',
      person.languages.map(([name, level]) => `${name} (${level})`).join(', '),
    ].join('\n'),
  )
}
