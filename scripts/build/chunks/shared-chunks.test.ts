import { expect, it } from 'vitest'
import { type ModuleFacts, planSharedChunks } from './shared-chunks.ts'

const module_ = (size: number, ...imports: string[]): ModuleFacts => ({
  code: 'x'.repeat(size),
  imports,
  lazyImports: [],
})

const plan = (modules: Record<string, ModuleFacts>, pages: string[][], placed: Record<string, string> = {}) =>
  planSharedChunks({
    modules: new Map(Object.entries(modules)),
    // Without a landing page, all pages weigh the same.
    pages: pages.map((starts) => ({ starts, kind: starts.includes('first') ? 'landingPage' : 'page' })),
    placed: (id) => placed[id],
  })

it('spares landing pages', () => {
  const modules = {
    a: module_(10, 'icon', 'header'),
    b: module_(10, 'icon', 'header'),
    first: module_(10, 'icon'),
    icon: module_(100),
    header: module_(4_000),
  }
  const others = plan({ ...modules, c: module_(10, 'icon') }, [['a'], ['b'], ['c']])
  expect(others.get('icon')).toBe(others.get('header'))
  const withFirst = plan(modules, [['a'], ['b'], ['first']])
  expect(withFirst.get('icon')).not.toBe(withFirst.get('header'))
})

it('joins small files that the same pages load', () => {
  const files = plan(
    {
      a: module_(10, 'icon', 'chip', 'text'),
      b: module_(10, 'icon', 'chip', 'text'),
      c: module_(10, 'chip', 'text'),
      icon: module_(100),
      chip: module_(100),
      text: module_(100),
    },
    [['a'], ['b'], ['c']],
  )
  expect(files.get('icon')).toBe(files.get('chip'))
  expect(files.get('text')).toBe(files.get('chip'))
  // Only one page needs it.
  expect(files.has('a')).toBe(false)
})

it('keeps a large file from pages that do not need it', () => {
  const files = plan(
    {
      a: module_(10, 'icon', 'editor'),
      b: module_(10, 'icon', 'editor'),
      c: module_(10, 'icon'),
      icon: module_(100),
      editor: module_(90_000),
    },
    [['a'], ['b'], ['c']],
  )
  expect(files.get('icon')).not.toBe(files.get('editor'))
})

it('counts what a file brings along', () => {
  const modules = {
    a: module_(10, 'icon', 'field'),
    b: module_(10, 'icon', 'field'),
    c: module_(10, 'icon'),
    icon: module_(100),
    field: module_(100, 'library'),
    library: module_(90_000),
  }
  const files = plan(modules, [['a'], ['b'], ['c']], { library: 'library' })
  expect(files.get('icon')).not.toBe(files.get('field'))
  expect(files.has('library')).toBe(false)
})

it('never makes two files import each other', () => {
  const modules = {
    a: module_(10, 'top', 'bottom'),
    b: module_(10, 'top', 'bottom'),
    c: module_(10, 'bottom', 'middle'),
    top: module_(100, 'middle'),
    middle: module_(90_000, 'bottom'),
    bottom: module_(100),
    d: module_(10, 'bottom'),
  }
  const files = plan(modules, [['a'], ['b'], ['c'], ['d']])
  expect(files.get('top') === files.get('bottom') && files.get('top') !== files.get('middle')).toBe(false)
})
