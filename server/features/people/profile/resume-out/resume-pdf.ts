// A résumé as a tagged PDF with selectable text, in one column.

import { buffer } from 'node:stream/consumers'
import { isRightToLeft } from '#server/platform/documents/document-fonts.ts'
import {
  createWriter,
  type DocumentWriter,
  type Tag,
  writeDocument,
} from '#server/platform/documents/document-writer.ts'
import type { ResumePaper, ResumeTemplate } from '#shared/features/people/profile/resume-options.ts'
import type { ResumeItem, ResumeOut } from '#shared/features/people/profile/resume-out.contract.ts'
import { type TemplateStyle, templateStyles } from './resume-templates.ts'

type Content = Omit<ResumeOut, 'missingCharacters'>
type PdfOptions = { template: ResumeTemplate; paper: ResumePaper; language: string; title: string; now: Date }

const GREY = '#415055'
const INDENT = 12
const BULLET = '•'

export async function writeResumePdf(resume: Content, options: PdfOptions): Promise<Buffer> {
  const { template, paper, language, title, now } = options
  const { doc } = await writeDocument(
    { title, code: '', language, createdAt: now },
    { size: paper === 'a4' ? 'A4' : 'LETTER', isTagged: true },
    (writer) => writeContent(writer, resume, templateStyles[template]),
  )
  doc.end()
  return buffer(doc)
}

/** Letters we cannot draw: better no PDF than one with boxes in it. */
export function findMissingCharacters(resume: Content): string[] {
  const { doc, fonts } = createWriter({ title: '', code: '', language: 'en', createdAt: new Date(0) })
  const texts = [resume.name, resume.headline, ...resume.contact]
  for (const { title, items } of resume.sections)
    texts.push(title, ...items.flatMap((one) => [one.title, one.note, one.period, one.text, ...one.points]))
  const missing = [...new Set(texts.join(''))].filter((character) => fonts.isMissing(character))
  doc.end()
  return missing
}

function writeContent(writer: DocumentWriter, resume: Content, style: TemplateStyle): void {
  const { doc, whole } = writer
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged: Tagged = (name, text = '', parent = root) => {
    // Right-to-left words are drawn backwards: this is what screen readers say instead.
    const element = doc.struct(name, isRightToLeft(text) ? { actual: text } : {})
    parent.add(element)
    return { name, element }
  }
  const centred = (text: string, size: number, isBold: boolean) => {
    const wide = writer.widthOf(text, { size, isBold })
    return style.isCentred && wide < whole.width ? { x: whole.x + (whole.width - wide) / 2, width: wide + 1 } : whole
  }
  const line = (name: string, text: string, look: { size: number; isBold?: boolean; color?: string }) =>
    text && writer.write(text, centred(text, look.size, look.isBold ?? false), look, tagged(name, text))

  line('H1', resume.name, { size: style.name, isBold: true, color: style.color })
  line('P', resume.headline, { size: style.text + 1.5 })
  line('P', resume.contact.join(' · '), { size: style.text - 0.5, color: GREY })

  for (const { title, items } of resume.sections) {
    // A heading never ends a page.
    writer.ensureRoom(style.heading * 2 + style.text * 4)
    writer.gap(style.gap * 1.6)
    writer.write(title, whole, { size: style.heading, isBold: true, color: style.color }, tagged('H2', title))
    if (style.hasRules) rule(writer)
    writer.gap(3)
    for (const [place, item] of items.entries()) {
      if (place > 0) writer.gap(item.text || item.points.length > 0 ? style.gap : 1)
      writeItem(writer, item, style, tagged)
    }
  }
  root.end()
}

function rule(writer: DocumentWriter): void {
  const { doc, whole } = writer
  const y = writer.top() + 1
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(whole.x, y)
    .lineTo(whole.x + whole.width, y)
    .lineWidth(0.5)
    .stroke('#c5cfd1')
  doc.endMarkedContent()
  writer.gap(3)
}

type Tagged = (name: string, text?: string, parent?: PDFKit.PDFStructureElement) => Tag

function writeItem(writer: DocumentWriter, item: ResumeItem, style: TemplateStyle, tagged: Tagged): void {
  const { whole, write } = writer
  const size = style.text
  writer.ensureRoom(size * 3)
  if (item.title) writeTitle(writer, item, size, tagged)
  const note = item.title ? item.note : [item.note, item.period].filter(Boolean).join(' · ')
  if (note) write(note, whole, { size, color: GREY }, tagged('P', note))
  if (item.text) write(item.text, whole, { size }, tagged('P', item.text))
  if (item.points.length === 0) return
  const list = tagged('L')
  for (const point of item.points) {
    const { element } = tagged('LI', '', list.element)
    writer.ensureRoom(size * 2)
    const top = writer.top()
    write(BULLET, { x: whole.x, width: INDENT }, { size }, tagged('Lbl', '', element))
    writer.moveTo(top)
    write(point, { x: whole.x + INDENT, width: whole.width - INDENT }, { size }, tagged('LBody', point, element))
  }
}

/** Dates are right-aligned, and come after the title in reading order. */
function writeTitle(writer: DocumentWriter, { title, period }: ResumeItem, size: number, tagged: Tagged): void {
  const { whole, write } = writer
  const wide = period ? writer.widthOf(period, { size }) + 2 : 0
  const top = writer.top()
  write(title, { x: whole.x, width: whole.width - wide - 10 }, { size: size + 0.5, isBold: true }, tagged('H3', title))
  if (!period) return
  const after = writer.top()
  writer.moveTo(top)
  write(period, { x: whole.x + whole.width - wide, width: wide }, { size, color: GREY }, tagged('P', period))
  writer.moveTo(Math.max(after, writer.top()))
}
