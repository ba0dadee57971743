import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { asExpression, forBrowser, type Manifest } from './trim-manifest.ts'

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

it('is sent as an expression that evaluates to the same', () => {
  const full: Manifest = {
    ...manifest,
    routes: {
      root: { ...route('root', ['/assets/base.css#']), ...{ path: '', hasLoader: true } },
      'layout:default': route('layout:default', [], 'root'),
      '/jobs/:id': {
        ...route('/jobs/:id', ['/assets/base.css#', '/assets/list.css', '/assets/own.css#'], 'layout:default'),
        ...{ path: '/jobs/:id', hasLoader: true, clientLoaderModule: '/assets/loader.js' },
      },
      'not-found': { ...route('not-found', ['/assets/list.css'], 'root'), ...{ path: '*', hasAction: true } },
    },
  }
  const lean = forBrowser(full)
  expect(runInNewContext(asExpression(lean))).toEqual(lean)
})

const route = (id: string, css: string[], parentId?: string) => ({
  id,
  module: `/assets/${id.replace(/\W/g, '')}.js`,
  imports: [],
  css,
  ...(parentId && { parentId }),
})

it('names any number of styles', () => {
  const css = Array.from({ length: 300 }, (_, place) => `/assets/${place}.css`)
  const lean = forBrowser({
    ...manifest,
    routes: { root: route('root', css), page: route('page', ['/assets/a.css'], 'root') },
  })
  expect(runInNewContext(asExpression(lean))).toEqual(lean)
})
