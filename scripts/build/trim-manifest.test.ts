import { expect, it } from 'vitest'
import { forBrowser, type Manifest } from './trim-manifest.ts'

const manifest: Manifest = {
  url: '/assets/manifest.js',
  entry: { module: 'entry.js', imports: ['framework.js'] },
  routes: {
    root: { id: 'root', module: 'root.js', imports: ['framework.js', 'basics.js'], css: ['base.css'] },
    page: {
      id: 'page',
      parentId: 'root',
      module: 'page.js',
      imports: ['framework.js', 'root.js', 'own.js'],
      css: ['base.css', 'own.css'],
      ...{ hasLoader: true, hasAction: false },
    },
  },
}

it('lists what the router loads for a page, without imports, unset flags and empty lists', () => {
  expect(forBrowser(manifest).routes).toEqual({
    root: { id: 'root', module: 'root.js', css: ['base.css'] },
    page: { id: 'page', parentId: 'root', module: 'page.js', css: ['own.css'], hasLoader: true },
  })
})
