import type { Document } from '../layout/line.ts'
import { ReadingError } from '../reading-error.ts'
import { type Flow, flowLines } from './flow.ts'
import { unzip } from './unzip.ts'
import { childrenNamed, descendantsNamed, parseXml, type XmlNode } from './xml-tree.ts'

type Style = { isBold: boolean; size: number | null; parent: string | null }

export async function readOdt(data: Uint8Array): Promise<Document> {
  const parts = await unzip(data, (name) => ['content.xml', 'styles.xml', 'META-INF/manifest.xml'].includes(name))
  const content = parts.get('content.xml')
  if (!content) throw new ReadingError('damaged')
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw new ReadingError('password')
  const root = parseXml(content)
  const named = parts.get('styles.xml')
  const styles = stylesOf([root, ...(named ? [parseXml(named)] : [])])
  const text = descendantsNamed(root, 'office:text')[0]
  if (!text) throw new ReadingError('damaged')
  return { pages: 1, lines: flowLines(flowOf(text, styles, false)), links: linksIn(text) }
}

const linksIn = (node: XmlNode): string[] =>
  descendantsNamed(node, 'text:a').flatMap(({ attributes }) => attributes['xlink:href'] ?? [])

function stylesOf(roots: XmlNode[]): Map<string, Style> {
  const styles = roots.flatMap((root) => descendantsNamed(root, 'style:style'))
  return new Map(
    styles.map((style) => {
      const text = childrenNamed(style, 'style:text-properties')[0]?.attributes ?? {}
      const size = /^([\d.]+)pt$/.exec(text['fo:font-size'] ?? '')?.[1]
      return [
        style.attributes['style:name'] ?? '',
        {
          isBold: text['fo:font-weight'] === 'bold',
          size: size === undefined ? null : Number(size),
          parent: style.attributes['style:parent-style-name'] ?? null,
        },
      ]
    }),
  )
}

function styleOf(
  styles: Map<string, Style>,
  name: string | undefined,
  depth = 0,
): { isBold: boolean; size: number | null } {
  const style = name === undefined ? undefined : styles.get(name)
  if (!style || depth > 10) return { isBold: false, size: null }
  const above = styleOf(styles, style.parent ?? undefined, depth + 1)
  return { isBold: style.isBold || above.isBold, size: style.size ?? above.size }
}

function flowOf(node: XmlNode, styles: Map<string, Style>, isInList: boolean): Flow {
  let isBullet = isInList
  return node.children.flatMap((child): Flow => {
    if (child.name === 'text:p' || child.name === 'text:h') {
      const boxes = descendantsNamed(child, 'draw:text-box').flatMap((box) => flowOf(box, styles, false))
      const own = styleOf(styles, child.attributes['text:style-name'])
      const spans = descendantsNamed(child, 'text:span').map((span) =>
        styleOf(styles, span.attributes['text:style-name']),
      )
      const paragraph = {
        kind: 'paragraph' as const,
        text: textOf(child),
        isBullet,
        isEmphasised: own.isBold || (spans[0]?.isBold ?? false),
        size: Math.max(own.size ?? 0, ...spans.map(({ size }) => size ?? 0)) || null,
        hasSpaceBefore: child.name === 'text:h',
        links: linksIn(child),
      }
      isBullet = false
      return [...boxes, paragraph]
    }
    if (child.name === 'text:list')
      return childrenNamed(child, 'text:list-item').flatMap((item) => flowOf(item, styles, true))
    if (child.name === 'table:table') {
      const rows = descendantsNamed(child, 'table:table-row').map((row) =>
        childrenNamed(row, 'table:table-cell').map((cell) => flowOf(cell, styles, false)),
      )
      return [{ kind: 'table', rows }]
    }
    if (child.name === 'text:tracked-changes' || child.name === 'office:forms') return []
    return flowOf(child, styles, isInList)
  })
}

function textOf(node: XmlNode): string {
  return node.children
    .map((child) => {
      if (child.name === '#text') return child.text
      if (child.name === 'text:tab') return '\t'
      if (child.name === 'text:line-break') return '\n'
      if (child.name === 'text:s') return ' '.repeat(Math.min(20, Number(child.attributes['text:c'] ?? 1)))
      if (
        child.name === 'draw:text-box' ||
        child.name === 'text:note' ||
        child.name === 'svg:desc' ||
        child.name === 'svg:title'
      )
        return ''
      return textOf(child)
    })
    .join('')
}
