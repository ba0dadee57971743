// Builds the résumés with unrelated tools: Chromium, PDFKit, docx, and LibreOffice where it is installed.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/support/settings.ts'
import type { DateStyle } from './dates.ts'
import { type HtmlLayout, htmlOf, stylesOf } from './html-layouts.ts'
import { docxOf, pdfOf, textOf } from './other-layouts.ts'
import { people } from './people.ts'
import type { Person } from './person.ts'

export type Half = 'open' | 'apart'
/** `dates`: the precision the layout shows. */
export type Resume = { id: string; person: Person; producer: string; dates: DateStyle; data: Buffer; half: Half }

const halfOf = (id: string): Half => ((createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'apart')

/** The layouts of each person's résumé: five per person, each used by several people. */
const layouts: HtmlLayout[] = ['one-column', 'sidebar', 'table', 'profile-export', 'centred', 'photo']
const layoutsOf = (index: number): HtmlLayout[] =>
  [0, 1, 3].map((step) => layouts[(index + step) % layouts.length] ?? 'one-column')

/** Fonts that cover Latin, Cyrillic and Vietnamese; PDFKit shapes no other script. */
const fonts = {
  regular: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  bold: '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf',
}
const isShapedSimply = ({ locale }: Person): boolean => !['ar', 'hi', 'zh-CN'].includes(locale)

export async function buildCorpus(): Promise<Resume[]> {
  const resumes: Resume[] = []
  const add = (person: Person, producer: string, layout: string, dates: DateStyle, data: Buffer) => {
    const id = `${person.id}-${producer}-${layout}`
    resumes.push({ id, person, producer, dates, data, half: halfOf(id) })
  }
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage()
    for (const [index, person] of people.entries()) {
      for (const layout of layoutsOf(index)) {
        await page.setContent(htmlOf(person, layout))
        const data = await page.pdf({
          format: 'A4',
          margin: { top: '16mm', bottom: '16mm', left: '16mm', right: '16mm' },
        })
        add(person, 'chromium', layout, stylesOf(layout), data)
      }
    }
  } finally {
    await browser.close()
  }
  for (const [index, person] of people.entries()) {
    if (isShapedSimply(person) && existsSync(fonts.regular))
      add(person, 'pdfkit', 'beside', 'long', await pdfOf(person, fonts))
    const isTable = index % 2 === 0
    const docx = await docxOf(person, isTable)
    add(person, 'docx', isTable ? 'table' : 'tabs', isTable ? 'numeric' : 'short', docx)
    const target = (['pdf', 'odt', 'rtf'] as const)[index % 3] ?? 'pdf'
    const converted = convert(docx, target)
    if (converted) add(person, 'libreoffice', target, isTable ? 'numeric' : 'short', converted)
    if (index % 2 === 1) add(person, 'text', 'bars', 'short', textOf(person, 'short'))
  }
  return resumes
}

function convert(docx: Buffer, target: 'pdf' | 'odt' | 'rtf'): Buffer | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-resumes-'))
  try {
    writeFileSync(path.join(folder, 'resume.docx'), docx)
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        target,
        '--outdir',
        folder,
        path.join(folder, 'resume.docx'),
      ],
      { stdio: 'ignore' },
    )
    return readFileSync(path.join(folder, `resume.${target}`))
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
