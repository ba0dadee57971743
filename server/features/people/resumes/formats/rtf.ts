// RTF is plain text with control words in nested groups.

import type { Document } from '../layout/line.ts'
import { ReadingError } from '../reading-error.ts'
import { type Flow, flowLines } from './flow.ts'

const skipped = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl footnote fldinst bkmkstart bkmkend pntext listtext mmathPr wgrffmtfilter filetbl revtbl nonshppict shpinst header footerf userprops'.split(
    ' ',
  ),
)

const codePages: Record<number, string> = {
  437: 'ibm866',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
}

const charsets: Record<number, number> = {
  0: 1252,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

type State = { isSkipped: boolean; isBold: boolean; size: number; skip: number; codePage: number }

const MAX_GROUPS = 2_000
const token = /\\([a-zA-Z]+)(-?\d+)? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/g

export function readRtf(data: Uint8Array): Document {
  const source = Buffer.from(data).toString('latin1')
  if (!source.startsWith('{\\rtf')) throw new ReadingError('damaged')
  if (/\\objdata|\\objocx|\\objautlink/.test(source)) throw new ReadingError('active_content')
  let state: State = { isSkipped: false, isBold: false, size: 12, skip: 1, codePage: 1252 }
  const stack: State[] = []
  const fonts = new Map<number, number>()
  const flow: Flow = []
  const links: string[] = []
  let [text, cells, bytes, toSkip, font, isBullet]: [string, string[], number[], number, number, boolean] = [
    '',
    [],
    [],
    0,
    0,
    false,
  ]
  let [isBold, isBlank, size] = [false, true, 0]

  const flush = () => {
    if (bytes.length === 0) return
    const decoded = new TextDecoder(codePages[state.codePage] ?? 'windows-1252').decode(Uint8Array.from(bytes))
    bytes = []
    add(decoded)
  }
  const add = (more: string) => {
    if (state.isSkipped) return
    // Looking at all of the text each time would take quadratic time.
    if (isBlank) isBold = state.isBold
    isBlank &&= more.trim() === ''
    size = Math.max(size, state.size)
    text += more
  }
  const endParagraph = () => {
    flow.push({ kind: 'paragraph', text, isBullet, isEmphasised: isBold, size, hasSpaceBefore: false })
    clear()
    size = 0
    isBullet = false
  }
  const clear = () => {
    text = ''
    isBlank = true
  }

  for (const [, word, digits, hex, symbol, brace, plain] of source.matchAll(token)) {
    const value = digits === undefined ? null : Number(digits)
    if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1
      else if (!state.isSkipped) bytes.push(Number.parseInt(hex, 16))
      continue
    }
    flush()
    if (brace === '{') {
      if (stack.length > MAX_GROUPS) throw new ReadingError('too_complex')
      stack.push({ ...state })
    } else if (brace === '}') state = stack.pop() ?? state
    else if (plain !== undefined) {
      const rest = plain.slice(toSkip)
      toSkip = Math.max(0, toSkip - plain.length)
      add(rest)
    } else if (symbol !== undefined) {
      if (symbol === '*') state.isSkipped = true
      else if (symbol === '~') add(' ')
      else if (symbol === '_') add('-')
      else if ('\\{}'.includes(symbol)) add(symbol)
      else if (symbol === '\n' || symbol === '\r') endParagraph()
    } else if (word === 'par' || word === 'sect') {
      if (!state.isSkipped) endParagraph()
    } else if (word === 'cell') {
      cells.push(text)
      clear()
    } else if (word === 'row') {
      text = cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t')
      cells = []
      endParagraph()
    } else if (word === 'line') add('\n')
    else if (word === 'tab') add('\t')
    else if (word === 'bullet') isBullet = true
    else if (word === 'u' && value !== null) {
      add(String.fromCharCode(value < 0 ? value + 0x1_0000 : value))
      toSkip = state.skip
    } else if (word === 'uc') state.skip = value ?? 1
    else if (word === 'b') state.isBold = value !== 0
    else if (word === 'fs' && value !== null) state.size = value / 2
    else if (word === 'plain') Object.assign(state, { isBold: false, size: 12 })
    else if (word === 'ansicpg' && value !== null) state.codePage = value
    else if (word === 'f' && value !== null) {
      font = value
      state.codePage = fonts.get(font) ?? state.codePage
    } else if (word === 'fcharset' && value !== null) {
      const page = charsets[value]
      if (page !== undefined) fonts.set(font, page)
    } else if (word === 'emdash') add('—')
    else if (word === 'endash') add('–')
    else if (word === 'rquote') add('’')
    else if (word === 'lquote') add('‘')
    else if (word === 'ldblquote') add('“')
    else if (word === 'rdblquote') add('”')
    else if (word === 'ls' || word === 'pnlvlblt') isBullet = !state.isSkipped
    else if (word === 'pard') isBullet = false
    else if (word !== undefined && skipped.has(word)) {
      if (word === 'listtext' || word === 'pntext') isBullet = true
      state.isSkipped = true
    }
  }
  flush()
  if (text.trim() !== '') endParagraph()
  for (const [, url] of source.matchAll(/HYPERLINK\s+"([^"]{4,500})"/g)) if (url) links.push(url)
  return { pages: 1, lines: flowLines(flow), links }
}
