// A résumé as a Word document. Its headings are real ones, and its text can be edited.

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { startsRightToLeft } from '#server/platform/documents/document-fonts.ts'
import type { ResumePaper, ResumeTemplate } from '#shared/features/people/profile/resume-options.ts'
import type { ResumeItem, ResumeOut } from '#shared/features/people/profile/resume-out.contract.ts'
import {
  bullets,
  contentTypes,
  coreProperties,
  documentRelations,
  escapeXml,
  packageRelations,
  WORD,
  xml,
} from './docx-parts.ts'
import { type TemplateStyle, templateStyles } from './resume-templates.ts'

type Content = Omit<ResumeOut, 'missingCharacters'>
type DocxOptions = { template: ResumeTemplate; paper: ResumePaper; language: string; title: string; now: Date }

/** In twentieths of a point. */
const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }
const MARGIN = 1_120
const GREY = '415055'

export async function writeResumeDocx(resume: Content, options: DocxOptions): Promise<Buffer> {
  const { template, paper, language, title, now } = options
  const style = templateStyles[template]
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'docProps/core.xml': coreProperties(title, language),
    'word/_rels/document.xml.rels': documentRelations,
    'word/styles.xml': stylesOf(style, language),
    'word/numbering.xml': bullets,
    'word/document.xml': documentOf(resume, style, papers[paper]),
  }
  const archive = new ZipFile()
  for (const [name, text] of Object.entries(parts)) archive.addBuffer(Buffer.from(text), name, { mtime: now })
  archive.end()
  return buffer(archive.outputStream)
}

function stylesOf(style: TemplateStyle, language: string): string {
  const heading = (level: number, size: number, extra = '') =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:qFormat/>
    <w:pPr><w:keepNext/><w:spacing w:before="${level === 1 ? 0 : style.gap * 24}" w:after="40"/>${extra}<w:outlineLvl w:val="${level - 1}"/></w:pPr>
    <w:rPr><w:b/><w:bCs/>${level < 3 ? `<w:color w:val="${style.color.slice(1)}"/>` : ''}${sizes(size)}</w:rPr></w:style>`
  const rule = style.hasRules ? '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="C5CFD1"/></w:pBdr>' : ''
  return xml(
    `<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/>${sizes(style.text)}
    <w:lang w:val="${escapeXml(language)}"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
    ${heading(1, style.name)}${heading(2, style.heading, rule)}${heading(3, style.text)}</w:styles>`,
  )
}

/** Word counts in half points, and separately for scripts such as Arabic. */
const sizes = (points: number): string =>
  `<w:sz w:val="${Math.round(points * 2)}"/><w:szCs w:val="${Math.round(points * 2)}"/>`

function documentOf(
  { name, headline, contact, sections }: Content,
  style: TemplateStyle,
  page: { width: number; height: number },
): string {
  const centred = style.isCentred ? '<w:jc w:val="center"/>' : ''
  const tab = `<w:tabs><w:tab w:val="end" w:pos="${page.width - 2 * MARGIN}"/></w:tabs>`
  const body = [
    paragraph([name], { style: 'Heading1', more: centred }),
    ...[headline, contact.join(' · ')].filter(Boolean).map((text) => paragraph([text], { more: centred })),
    ...sections.flatMap(({ title, items }) => [
      paragraph([title], { style: 'Heading2' }),
      ...items.flatMap((item) => itemOf(item, tab)),
    ]),
  ]
  return xml(
    `<w:document ${WORD}><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="${page.width}" w:h="${page.height}"/>
    <w:pgMar w:top="${MARGIN}" w:right="${MARGIN}" w:bottom="${MARGIN}" w:left="${MARGIN}" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  )
}

function itemOf({ title, note, period, text, points }: ResumeItem, tab: string): string[] {
  return [
    ...(title || period ? [paragraph([title, period], { style: 'Heading3', more: tab })] : []),
    ...(note ? [paragraph([note], { color: GREY })] : []),
    ...text
      .split('\n')
      .filter(Boolean)
      .map((line) => paragraph([line])),
    ...points.map((point) =>
      paragraph([point], { more: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' }),
    ),
  ]
}

type Look = { style?: string; color?: string; more?: string }

/** The second text is right-aligned, for dates. */
function paragraph([text = '', aside = '']: readonly string[], { style, color, more = '' }: Look = {}): string {
  const isRtl = startsRightToLeft(text)
  // In the order the standard prescribes: style, list, tabs, direction, alignment.
  const [before, after] = more.startsWith('<w:jc') ? ['', more] : [more, '']
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${before}${isRtl ? '<w:bidi/>' : ''}${after}`
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text, color, isRtl)}${
    aside && `<w:r><w:tab/></w:r>${run(aside, GREY, startsRightToLeft(aside), false)}`
  }</w:p>`
}

const run = (text: string, color: string | undefined, isRtl: boolean, isBold = true): string =>
  `<w:r><w:rPr>${isBold ? '' : '<w:b w:val="0"/>'}${color ? `<w:color w:val="${color}"/>` : ''}${isRtl ? '<w:rtl/>' : ''}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
