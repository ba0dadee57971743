import { expect, it } from 'vitest'
import { type Manifest, withoutRepeats } from './trim-manifest.ts'

const manifest: Manifest = {
  url: '/assets/manifest.js',
  entry: { module: 'entry.js', imports: ['framework.js'] },
  routes: {
    root: { id: 'root', module: 'root.js', imports: ['framework.js', 'basics.js'], css: ['base.css'] },
    page: {
      id: 'page',
      parentId: 'root',
      module: 'page.js',
      imports: ['framework.js', 'root.js', 'basics.js', 'own.js'],
      css: ['base.css', 'own.css'],
      ...{ hasLoader: true, hasAction: false },
    },
  },
}

it('lists what a page loads itself, and omits unset flags and empty lists', () => {
  expect(withoutRepeats(manifest).routes).toEqual({
    root: { id: 'root', module: 'root.js', imports: ['basics.js'], css: ['base.css'] },
    page: { id: 'page', parentId: 'root', module: 'page.js', imports: ['own.js'], css: ['own.css'], hasLoader: true },
  })
})

it('groups files that the same pages load', () => {
  const route = (id: string, imports: string[]) => ({ id, module: `${id}.js`, imports, css: [] })
  const { routes } = withoutRepeats({
    ...manifest,
    routes: { a: route('a', ['both.js', 'only.js', 'also.js']), b: route('b', ['also.js', 'both.js']) },
  })
  expect(routes['a']).toEqual({ id: 'a', module: 'a.js', imports: ['only.js', 'also.js', 'both.js'] })
  expect(routes['b']?.imports).toEqual(['also.js', 'both.js'])
})
