// shared/screens.ts is the product's table of contents: complete and correct.

import { roleOf } from '../file-place.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

const TABLE = 'shared/screens.ts'
const GUARDS = ['open', 'guest', 'auth', 'verified', 'company', 'operator']

/** Screens that show only the site's title: start pages, and stops on the way to somewhere else. */
const UNTITLED = ['/', '/hello', '/login-redirects']

/** Pages the router shows without a screen. */
const PAGES_WITHOUT_SCREEN = ['web/app/routing/not-found.page.tsx']

export const screenRules: Rule[] = [
  {
    name: 'every screen has a guard',
    check: (tree) => judge(tree, ({ guard }) => (GUARDS.includes(guard) ? null : 'has no guard')),
  },
  {
    name: 'every screen has a layout',
    check: (tree) => judge(tree, ({ layout }) => (tree.layouts.includes(layout) ? null : 'has no layout')),
  },
  {
    name: 'every screen has a title',
    check: (tree) =>
      judge(tree, ({ path, title }) => (title.trim() !== '' || UNTITLED.includes(path) ? null : 'has no title')),
  },
  {
    name: 'a screen is listed once',
    check(tree) {
      const paths = allScreens(tree).map(({ path }) => path)
      const repeated = paths.filter((path, index) => paths.indexOf(path) !== index)
      return repeated.map((path) => ({ path: TABLE, message: `${path} is listed twice` }))
    },
  },
  {
    name: 'every landed screen has a page file, and no other does',
    check(tree) {
      const existing = tree.files.map(({ path }) => path).filter((path) => roleOf(path) === 'page')
      const landed = allScreens(tree).filter(({ path }) => !tree.pending.includes(path))
      const expected = [...landed.map(({ page }) => `web/features/${page}.page.tsx`), ...PAGES_WITHOUT_SCREEN]
      return [
        ...landed
          .filter(({ page }) => !existing.includes(`web/features/${page}.page.tsx`))
          .map(({ path, page }) => ({ path: TABLE, message: `${path} has no page file ${page}.page.tsx` })),
        ...existing
          .filter((path) => !expected.includes(path))
          .map((path) => ({ path, message: 'is not the page of a landed screen' })),
      ]
    },
  },
  {
    name: 'every pending path is a screen',
    check: ({ screens, pending }) =>
      pending
        .filter((path) => !screens.some((screen) => screen.path === path))
        .map((path) => ({ path: TABLE, message: `pending ${path} is not a screen` })),
  },
]

const allScreens = ({ screens, devScreens }: Tree) => [...screens, ...devScreens]

function judge(tree: Tree, complain: (screen: Tree['screens'][number]) => string | null): Violation[] {
  return allScreens(tree).flatMap((screen) => {
    const complaint = complain(screen)
    return complaint === null ? [] : [{ path: TABLE, message: `${screen.path} ${complaint}` }]
  })
}
