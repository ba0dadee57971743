// Paths should be guessable: kebab-case, subject first, then one of a few known roles.

import { fileName, folderOf } from '../file-place.ts'
import type { Rule } from '../source-tree.ts'

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names that say nothing about what is inside. */
const MEANINGLESS_NAMES = [
  'index',
  'utils',
  'util',
  'helpers',
  'helper',
  'types',
  'common',
  'misc',
  'constants',
  'shared',
]

/** Every role, and what it is for. Add a new one here before using it. */
const ROLES: Record<string, string> = {
  // the server side of a feature
  feature: 'the manifest: everything it provides and needs, wired by every process',
  tables: 'Drizzle tables',
  queries: 'SQL, the only access to the tables',
  policy: 'who may do what',
  service: 'decisions and transactions',
  presenter: 'turns rows into responses',
  routes: 'mounts the contract',
  jobs: 'background jobs',
  emails: 'the emails it sends',
  'personal-data': 'what it stores about a person: exported, and erased with the account',
  realtime: 'channels and broadcasts',
  queue: 'its queue in the operator console',
  // declared by a feature on all sides, assembled by `npm run fix`
  notifications: 'its notifications and their texts',
  'next-steps': 'its to-dos on the home page and their texts',
  errors: 'its error codes and their texts',
  // what crosses the wire
  contract: 'schemas and endpoints',
  events: 'events with their payloads',
  // the web
  page: 'one screen',
  layout: 'the frame around screens',
  section: 'one part of a long page',
  resource: 'a route without a page',
  server: 'runs only on the rendering server',
  client: 'runs only in the browser',
  module: 'the CSS of one component',
  // outside the product
  plugin: 'a Fastify plug-in',
  test: 'tests',
  spec: 'browser tests',
  builder: 'builds things for tests and the demo world',
  things: 'resources that have an owner, for the test that calls every route with them',
  marks: 'what is written about a person, for the test of exports and erasure',
  company: 'who in a company may call what, for the test that calls every endpoint of its workspace',
  setup: 'prepares a test run',
  seed: 'a part of the demo world',
  config: 'settings of a tool',
  rule: 'architecture rules',
  check: 'one static check',
  template: 'the text of a generated file',
  faults: 'faults planted by the drill',
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
    name: 'a file name says what is inside',
    check: ({ files }) =>
      files
        .filter(({ path }) => MEANINGLESS_NAMES.includes(fileName(path).split('.')[0] ?? ''))
        .map(({ path }) => ({ path, message: 'has a meaningless name' })),
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
