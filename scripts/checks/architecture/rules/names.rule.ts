// Paths should be guessable: kebab-case, subject first, then one of a few known roles.

import { fileName, folderOf } from '../file-place.ts'
import type { Rule } from '../source-tree.ts'

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = ['index', 'utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'constants', 'shared']

/** Every role, and what it is for. Add a new one here before using it. */
const ROLES: Record<string, string> = {
  // the server side of a feature
  feature: 'the manifest: all it brings and needs, wired by every process',
  tables: 'Drizzle tables',
  queries: 'SQL, the only reader of the tables',
  policy: 'who may do what to a thing',
  service: 'decisions and transactions',
  presenter: 'row to answer',
  routes: 'mounts the contract',
  jobs: 'background work',
  emails: 'the mails it sends',
  'personal-data': 'what it holds about a person: exported and erased with the account',
  realtime: 'channels and broadcasts',
  // declared by a feature on all sides, assembled by `npm run fix`
  notifications: 'what it tells people without being asked, and its words',
  'next-steps': 'what waits for a person on their home page, and its words',
  errors: 'error codes of its own, and their words',
  // what crosses the wire
  contract: 'schemas and endpoints',
  events: 'what happens, with payloads',
  // the web
  page: 'one screen',
  layout: 'the frame of screens',
  section: 'one part of a long page',
  resource: 'an address of the router without a page',
  server: 'runs only where pages are rendered',
  client: 'runs only in the browser',
  module: 'the CSS of one component',
  // outside the product
  plugin: 'a Fastify plug-in',
  test: 'tests',
  spec: 'browser tests',
  builder: 'builds things for tests and the demo world',
  things: 'what belongs to somebody, for the test that calls every route with it',
  setup: 'prepares a test run',
  seed: 'a share of the demo world',
  config: 'settings of a tool',
  rule: 'rules of the architecture',
  check: 'one static check',
  template: 'text of a generated file',
  faults: 'small faults the drill plants',
  d: 'type declarations',
}

export const nameRules: Rule[] = [
  {
    name: 'files and folders are in kebab-case',
    check: ({ files }) =>
      files
        .filter(({ path }) => !pathWords(path).every((word) => KEBAB_CASE.test(word)))
        .map(({ path }) => ({ path, message: 'is not in kebab-case' })),
  },
  {
    name: 'no file is named after nothing',
    check: ({ files }) =>
      files
        .filter(({ path }) => EMPTY_NAMES.includes(fileName(path).split('.')[0] ?? ''))
        .map(({ path }) => ({ path, message: 'has a name that does not say what is inside' })),
  },
  {
    name: 'a file has a known role',
    check: ({ files }) =>
      files.flatMap(({ path }) =>
        fileName(path)
          .split('.')
          .slice(1, -1)
          .filter((role) => path.includes('/') && !(role in ROLES))
          .map((role) => ({ path, message: `has the unknown role .${role}` })),
      ),
  },
]

const pathWords = (path: string): string[] => [
  ...folderOf(path).split('/').filter(Boolean),
  ...fileName(path).split('.').filter(Boolean),
]
