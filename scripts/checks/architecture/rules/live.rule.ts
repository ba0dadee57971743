// Everything live has a contract (shared/live/event.ts), and both sides use it.

import { fileName, isTestCode, placeInFeatures, roleOf, sideOf } from '../file-place.ts'
import type { LiveEventFact, SourceFile } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

/** Declares what the live client itself receives on every channel. */
const PLATFORM_EVENTS = 'shared/live/platform.events.ts'
const WEB_FOLDER = 'web/platform/realtime/'
const WEB_ENTRY_POINT = `${WEB_FOLDER}use-event.ts`
const SERVER_FOLDER = 'server/platform/realtime/'
/** For publishing, and for declaring in a manifest who may subscribe to a channel. */
const SERVER_ENTRY_POINTS = [`${SERVER_FOLDER}realtime.ts`, `${SERVER_FOLDER}grants/channel-registry.ts`]
const CLIENT_PACKAGES = ['laravel-echo', 'pusher-js']
/** The connection itself; everyone may use the rest of the folder. */
const CONNECTION = ['live-connection.ts', 'tab-connection.ts', 'connect-echo.ts'].map((name) => WEB_FOLDER + name)
/** The self-check displays the states of the connection. */
const CONNECTION_USERS = ['web/features/base/realtime/self-check.page.tsx']

export const liveRules: Rule[] = [
  {
    name: 'a live event is named only in its .events file',
    check: (tree) => {
      const names = [...declaredEvents(tree).map(({ event }) => event.name), 'channel.missed']
      return productFiles(tree)
        .filter(({ path }) => roleOf(path) !== 'events')
        .flatMap(({ path, text }) =>
          names.filter((name) => isQuoted(text, name)).map((name) => ({ path, message: `writes ${name}` })),
        )
    },
  },
  {
    name: 'live events are declared in the .events file of their feature, in shared',
    check: (tree) =>
      productFiles(tree)
        .filter(({ path }) => path !== PLATFORM_EVENTS && !isEventsOfFeature(path))
        .flatMap(({ path, liveEvents }) =>
          liveEvents.map(({ line, name }) => ({ path, line, message: `declares ${name}` })),
        ),
  },
  {
    name: 'every live event is sent and received, or says why it is not received',
    check: (tree) => declaredEvents(tree).flatMap((declared) => problemsOf(tree, declared)),
  },
  {
    name: 'only web/platform/realtime uses the live connection',
    check: (tree) =>
      judgeImports(tree, 'web', ({ path }, target, packageName) => {
        if (path.startsWith(WEB_FOLDER)) return false
        return (
          CLIENT_PACKAGES.includes(packageName) || (CONNECTION.includes(target) && !CONNECTION_USERS.includes(path))
        )
      }),
  },
  {
    name: 'features use realtime only to publish and to declare who may subscribe',
    check: (tree) =>
      judgeImports(
        tree,
        'server',
        ({ path }, target) =>
          path.startsWith('server/features/') &&
          target.startsWith(SERVER_FOLDER) &&
          !SERVER_ENTRY_POINTS.includes(target),
      ),
  },
  {
    name: 'files that receive live events do not cast',
    check: (tree) =>
      productFiles(tree)
        .filter(({ imports }) => imports.some(({ to }) => to.kind === 'file' && to.path === WEB_ENTRY_POINT))
        .flatMap(({ path, castLines }) => castLines.map((line) => ({ path, line, message: 'casts' }))),
  },
]

type Declared = { path: string; event: LiveEventFact }

const productFiles = ({ files }: Tree): SourceFile[] =>
  files.filter(({ path }) => sideOf(path) !== null && !isTestCode(path))

/** Only the file named after its feature is assembled into the list of all events. */
const isEventsOfFeature = (path: string) => {
  const place = placeInFeatures(path)
  return place !== null && sideOf(path) === 'shared' && fileName(path) === `${place.feature}.events.ts`
}

const declaredEvents = (tree: Tree): Declared[] =>
  productFiles(tree).flatMap(({ path, liveEvents }) => liveEvents.map((event) => ({ path, event })))

const isQuoted = (text: string, name: string) => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))

function problemsOf(tree: Tree, { path, event }: Declared): Violation[] {
  const isUsedBy = (side: string) =>
    productFiles(tree).some(
      (file) =>
        sideOf(file.path) === side &&
        file.imports.some(({ to, names }) => to.kind === 'file' && to.path === path && names.includes(event.constant)),
    )
  const isReceived = isUsedBy('web')
  const complaints: string[] = []
  if (!isUsedBy(event.sender === 'server' ? 'server' : 'web')) complaints.push('is never sent')
  if (!isReceived && !event.isUnreceived) complaints.push('is never received')
  if (isReceived && event.isUnreceived) complaints.push('is received, although it is declared as unreceived')
  return complaints.map((complaint) => ({ path, line: event.line, message: `${event.constant} ${complaint}` }))
}

function judgeImports(
  tree: Tree,
  side: string,
  isWrong: (file: SourceFile, target: string, packageName: string) => boolean,
): Violation[] {
  return productFiles(tree)
    .filter(({ path }) => sideOf(path) === side)
    .flatMap((file) =>
      file.imports
        .filter(({ isType, to }) => {
          if (isType) return false
          return isWrong(file, to.kind === 'file' ? to.path : '', to.kind === 'package' ? to.name : '')
        })
        .map(({ line, specifier }) => ({ path: file.path, line, message: `imports ${specifier}` })),
    )
}
