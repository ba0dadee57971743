// Replaces a module of the icons, whose calls the build shortens (scripts/build/lean-icons.ts). Theirs writes ten attributes for
// every icon; here the stylesheet of Icon has them, the shapes are created once, and the lines of an icon are one path.

import { createElement, type SVGProps } from 'react'

/** Most icons of a page have it, so the stylesheet does, too. */
const USUAL_SIZE = '1.25rem'

type Shapes = readonly (readonly [tag: string, attributes: Record<string, string>])[]
type GlyphProps = SVGProps<SVGSVGElement> & { size?: string | number }

/** A text is the outline of the only path. */
// oxlint-disable-next-line import/no-default-export -- as the module it replaces
export default function createGlyph(shapes: string | Shapes, isFilled = false) {
  const elements =
    typeof shapes === 'string'
      ? createElement('path', { d: shapes })
      : shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return function Glyph({ size, ...props }: GlyphProps) {
    const box = { ...(size !== USUAL_SIZE && { width: size, height: size }), viewBox: '0 0 24 24' }
    return createElement('svg', { ...props, ...box, ...(isFilled && { 'data-filled': '' }) }, elements)
  }
}
