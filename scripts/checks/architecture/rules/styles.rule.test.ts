import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const withDeclaration = (declaration: string) =>
  violationsWith({ 'web/ui/button.module.css': `/* left: #fff */\n.button {\n  ${declaration};\n}\n` })

describe('the style rules', () => {
  it.each([
    'color: #1a2b3c',
    'background: rgb(0 0 0 / 50%)',
    'border: 1px solid white',
    'box-shadow: 0 1px 2px oklch(0.2 0 0)',
    'background: linear-gradient(var(--bg), black)',
  ])('reject the raw colour in %s', async (declaration) => {
    expect(await withDeclaration(declaration)).toEqual([
      `CSS modules take their colours from the tokens | web/ui/button.module.css: ${declaration}`,
    ])
  })

  it.each(['margin-left: 4px', 'right: 0', 'border-top-left-radius: 4px', 'border-right: 0', 'text-align: left'])(
    'reject the physical side in %s',
    async (declaration) => {
      expect(await withDeclaration(declaration)).toEqual([
        `CSS uses no physical sides | web/ui/button.module.css: ${declaration}`,
      ])
    },
  )

  it.each([
    'color: color-mix(in oklab, var(--fill), transparent)',
    'color: CanvasText',
    'inset-inline-start: 0',
    'mask: url(#left)',
    'white-space: nowrap',
    'animation: blue-wave 1s',
  ])('accept %s', async (declaration) => {
    expect(await withDeclaration(declaration)).toEqual([])
  })
})
