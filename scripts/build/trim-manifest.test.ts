import { expect, it } from 'vitest'
import { type Manifest, withoutRepeats } from './trim-manifest.ts'

const manifest: Manifest = {
  url: '/assets/manifest.js',
  entry: { module: 'entry.js', imports: ['framework.js'] },
  routes: {
    root: { id: 'root', module: 'root.js', imports: ['framework.js', 'basics.js'], css: [] },
    page: {
      id: 'page',
      parentId: 'root',
      module: 'page.js',
      imports: ['framework.js', 'root.js', 'basics.js', 'own.js'],
      css: ['own.css'],
      ...{ hasLoader: true, hasAction: false },
    },
  },
}

it('names what a page loads itself, and leaves out flags that are not set', () => {
  expect(withoutRepeats(manifest).routes).toEqual({
    root: { id: 'root', module: 'root.js', imports: ['basics.js'], css: [] },
    page: { id: 'page', parentId: 'root', module: 'page.js', imports: ['own.js'], css: ['own.css'], hasLoader: true },
  })
})
