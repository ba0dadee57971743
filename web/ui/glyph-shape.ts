// Replaces a module of the icons with the same signature (scripts/build/lean-icons.ts). Theirs writes ten attributes for every
// icon; here the stylesheet of Icon has them, the shapes are created once, and the lines of an icon are one path.

import { createElement, type SVGProps } from 'react'

/** Most icons of a page have it, so the stylesheet does, too. */
const USUAL_SIZE = '1.25rem'

type Shapes = readonly (readonly [tag: string, attributes: Record<string, string>])[]
type GlyphProps = SVGProps<SVGSVGElement> & { size?: string | number }

// oxlint-disable-next-line import/no-default-export -- as the module it replaces
export default function createGlyph(kind: 'outline' | 'filled', _name: string, _component: string, shapes: Shapes) {
  const elements = (kind === 'outline' ? joinPaths(shapes) : shapes).map(([tag, attributes]) =>
    createElement(tag, attributes),
  )
  return function Glyph({ size, ...props }: GlyphProps) {
    const box = { ...(size !== USUAL_SIZE && { width: size, height: size }), viewBox: '0 0 24 24' }
    return createElement('svg', { ...props, ...box, ...(kind === 'filled' && { 'data-filled': '' }) }, elements)
  }
}

/** Not for filled icons, where overlapping areas of one path could cancel each other out. */
export function joinPaths(shapes: Shapes): Shapes {
  // A relative start would continue from the end of the path before it.
  const isJoinable = shapes.every(([tag, { d = '' }]) => tag === 'path' && d.startsWith('M'))
  return isJoinable ? [['path', { key: 'lines', d: shapes.map(([, { d }]) => d).join('') }]] : shapes
}
