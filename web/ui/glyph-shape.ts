// Replaces a module of the icons with the same signature (scripts/build/lean-icons.ts). Theirs writes ten attributes for every
// icon; here the stylesheet of Icon has them, and the shapes are created once.

import { createElement, type SVGProps } from 'react'

type Shapes = readonly (readonly [tag: string, attributes: Record<string, string>])[]
type GlyphProps = SVGProps<SVGSVGElement> & { size?: string | number }

// oxlint-disable-next-line import/no-default-export -- as the module it replaces
export default function createGlyph(kind: 'outline' | 'filled', _name: string, _component: string, shapes: Shapes) {
  const elements = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return function Glyph({ size, ...props }: GlyphProps) {
    const box = { width: size, height: size, viewBox: '0 0 24 24' }
    return createElement('svg', { ...props, ...box, ...(kind === 'filled' && { 'data-filled': '' }) }, elements)
  }
}
