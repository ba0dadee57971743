import type { Document } from '../layout/line.ts'
import { ReadingError } from '../reading-error.ts'
import { type Flow, flowLines, type Paragraph } from './flow.ts'
import { unzip } from './unzip.ts'
import { childrenNamed, descendantsNamed, parseXml, type XmlNode } from './xml-tree.ts'

const wanted = /^word\/(?:document|header\d*|footer\d*|styles|_rels\/(?:document|header\d*)\.xml)\.(?:xml|rels)$/

type Style = { isBold: boolean; size: number | null; isList: boolean }

export async function readDocx(data: Uint8Array): Promise<Document> {
  const parts = await unzip(data, (name) => wanted.test(name))
  const main = parts.get('word/document.xml')
  if (!main) throw new ReadingError('damaged')
  const styles = stylesOf(parts.get('word/styles.xml'))
  const targetsFor = (name: string) => targetsOf(parts.get(name.replace('word/', 'word/_rels/').concat('.rels')))
  const flowIn = (name: string, part: Buffer): Flow =>
    flowOf(body(parseXml(part)), { styles, targets: targetsFor(name) })
  const flowsIn = (start: string): Flow =>
    [...parts].filter(([name]) => name.startsWith(start)).flatMap(([name, part]) => flowIn(name, part))
  // The first page's header often holds the name and contact details.
  const [headers, footers] = [flowsIn('word/header'), flowsIn('word/footer')]
  const links = [...parts.keys()].flatMap((name) => [...targetsFor(name).values()])
  return { pages: 1, lines: flowLines([...headers, ...flowIn('word/document.xml', main), ...footers]), links }
}

/** Link targets of a document part by relationship id. */
function targetsOf(part: Buffer | undefined): Map<string, string> {
  const relationships = part ? descendantsNamed(parseXml(part), 'Relationship') : []
  return new Map(
    relationships.flatMap(({ attributes: { Id, Target, TargetMode } }) =>
      Id && Target && TargetMode === 'External' ? [[Id, Target] as const] : [],
    ),
  )
}

type Context = { styles: ReadonlyMap<string, Style>; targets: ReadonlyMap<string, string> }

function body(root: XmlNode): XmlNode {
  const [top] = root.children.filter(({ name }) => /^w:(?:document|hdr|ftr)$/.test(name))
  if (!top) throw new ReadingError('damaged')
  return childrenNamed(top, 'w:body')[0] ?? top
}

function stylesOf(part: Buffer | undefined): Map<string, Style> {
  if (!part) return new Map()
  return new Map(
    descendantsNamed(parseXml(part), 'w:style').map((style) => [
      style.attributes['w:styleId'] ?? '',
      {
        isBold: isOn(descendantsNamed(style, 'w:b')[0]),
        size: sizeOf(descendantsNamed(style, 'w:sz')[0]),
        isList:
          descendantsNamed(style, 'w:numPr').length > 0 || /list|bullet/i.test(style.attributes['w:styleId'] ?? ''),
      },
    ]),
  )
}

const isOn = (node: XmlNode | undefined): boolean =>
  node !== undefined && !['0', 'false', 'none'].includes(node.attributes['w:val'] ?? '1')

const sizeOf = (node: XmlNode | undefined): number | null => {
  const half = Number(node?.attributes['w:val'])
  return Number.isFinite(half) && half > 0 ? half / 2 : null
}

function flowOf(node: XmlNode, context: Context): Flow {
  return node.children.flatMap((child): Flow => {
    if (child.name === 'w:p') return paragraphOf(child, context)
    if (child.name === 'w:tbl') {
      const rows = rowsIn(child).map((row) => cellsIn(row).map((cell) => flowOf(cell, context)))
      return [{ kind: 'table', rows }]
    }
    // Word writes text boxes twice, the second time as a fallback for older versions.
    if (child.name === 'mc:Fallback' || child.name === 'w:del') return []
    return flowOf(child, context)
  })
}

/** Content controls wrap rows and cells in templates. */
const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'])
const through = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) =>
    child.name === name ? [child] : wrappers.has(child.name) ? through(child, name) : [],
  )
const rowsIn = (table: XmlNode): XmlNode[] => through(table, 'w:tr')
const cellsIn = (row: XmlNode): XmlNode[] => through(row, 'w:tc')

function paragraphOf(node: XmlNode, context: Context): Flow {
  const [properties] = childrenNamed(node, 'w:pPr')
  const styleId = properties && childrenNamed(properties, 'w:pStyle')[0]?.attributes['w:val']
  const style = context.styles.get(styleId ?? '')
  const numbering = properties && childrenNamed(properties, 'w:numPr')[0]
  const boxes: Flow = []
  const runs: { text: string; isBold: boolean; size: number | null }[] = []
  const links: string[] = []
  const visit = (part: XmlNode): void => {
    for (const child of part.children) {
      if (child.name === 'w:hyperlink') links.push(context.targets.get(child.attributes['r:id'] ?? '') ?? '')
      if (child.name === 'w:r') runs.push(runOf(child, style, boxes, context))
      else if (child.name !== 'w:pPr' && child.name !== 'w:del') visit(child)
    }
  }
  visit(node)
  const text = runs.map((run) => run.text).join('')
  const first = runs.find((run) => run.text.trim() !== '')
  const spacing = properties && childrenNamed(properties, 'w:spacing')[0]?.attributes['w:before']
  const paragraph: Paragraph = {
    kind: 'paragraph',
    text,
    isBullet: numbering !== undefined || (style?.isList ?? false),
    isEmphasised: first?.isBold ?? false,
    size:
      Math.max(...runs.filter((run) => run.text.trim() !== '').map((run) => run.size ?? 0), 0) || (style?.size ?? null),
    hasSpaceBefore: Number(spacing ?? 0) >= 100,
    links: links.filter((link) => link !== ''),
  }
  return [...boxes, paragraph]
}

function runOf(node: XmlNode, style: Style | undefined, boxes: Flow, context: Context) {
  const [properties] = childrenNamed(node, 'w:rPr')
  const bold = properties && childrenNamed(properties, 'w:b')[0]
  const textIn = (part: XmlNode): string =>
    part.children
      .map((child) => {
        if (child.name === 'w:t') return child.children.map(({ text }) => text).join('')
        if (child.name === 'w:tab' || child.name === 'w:ptab') return '\t'
        if (child.name === 'w:br' || child.name === 'w:cr') return '\n'
        if (child.name === 'w:noBreakHyphen') return '-'
        if (child.name === 'w:txbxContent') boxes.push(...flowOf(child, context))
        else if (child.name !== 'mc:Fallback' && child.name !== 'w:rPr') return textIn(child)
        return ''
      })
      .join('')
  return {
    text: textIn(node),
    isBold: bold ? isOn(bold) : (style?.isBold ?? false),
    size: sizeOf(properties && childrenNamed(properties, 'w:sz')[0]),
  }
}
