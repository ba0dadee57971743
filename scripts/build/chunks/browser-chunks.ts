// How the browser's code is split. By default the bundler creates a file for every set of modules that the same pages
// share: some fifty small files for one page, which compress worse than a few large ones.

import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { frameOf } from '../../../shared/layouts.ts'
import { landedScreens } from '../../../shared/screens.ts'
import { budgets } from '../budgets.ts'
import { moduleFacts } from './module-facts.ts'
import { type Page, planSharedChunks } from './shared-chunks.ts'

/** Includes the router module we replace (route-module-seam.ts). */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|react-router|@lingui)[\\/]|[\\/]routing[\\/]load-route-module\.ts$/
const OWN_CODE = /[\\/](web|shared)[\\/]/
/** What all sign-in forms are made of; otherwise a dozen tiny files, each listed again for every screen. */
const FORMS = new RegExp(
  [
    // Sign-in forms do not save while typing, so they have nothing to merge.
    'web/app/form/(?!(use-|revision-)?autosave|merge-fields)',
    'web/ui/(plain-form|form-context|form\\.module|field-text|text-field|password-field|tick-box|submit-button)\\b',
    'web/ui/use-field-problem',
    'web/features/entry/sign-in/(auth-page|onward-search|mailed-link|exploring/browse-link|ways/(use-kept-fields|other-ways))',
    'icons-react/.*/Icon(Fingerprint|Mail|Eye|EyeOff|CircleX)\\.',
  ].join('|'),
)
/** Used by forms and by conversations, which must not load everything a form needs. */
const DRAFTS = /web\/app\/form\/drafts\b/
/** What nearly every page needs, with or without a form. */
const BASICS = new RegExp(
  [
    'web/app/(api\\.ts|visit/(visit|server-client)|words/(describe-failure|error-messages))',
    'web/ui/(plain-button|glyph-shape|callout|use-is-hydrated|flag|country|(field|checkbox|country|day-band|time)\\.module)\\b',
    'web/layouts/frame-slots',
    'web/platform/clock/use-now',
    'icons-react/.*/Icon(InfoCircle|AlertTriangle)\\.',
  ].join('|'),
)
/**
 * Styles of job lists and filters. They are rendered on the server and their code loads later; the styles must not, but
 * would if they were bundled with the code.
 */
const JOB_STYLES = new RegExp(
  [
    'web/features/jobs/(jobs/parts|job-search/(results|filters)|saved-jobs/marks)/[^/]+\\.module\\.css',
    'web/ui/(chip|company-mark|fit-marks|icon-button|list-row|menu-button|slider|switch)\\.module\\.css',
  ].join('|'),
)
/** The same for the board and applications tracked elsewhere, which are also rendered on the server. */
const APPLICATION_STYLES = /web\/features\/hiring\/applications\/(list|board|outside)\/[^/]+\.module\.css/
/** The API client, for every page that uses it. */
const QUERIES = /node_modules[\\/]@tanstack[\\/]|web\/app\/query\/(page-queries|query-)/
/** What receives live events, for the pages and layout parts that do; otherwise seven tiny files. */
const LIVE =
  /web\/platform\/realtime\/(use-event|live-connection|tab-connection|ignored-events)\.ts|shared\/live\/(channel|event|platform\.events)\.ts|shared\/kit\/person-channel|shared\/features\/.*\.events\.ts/
const ROOT = resolve('web/root.tsx')

/**
 * Every page loads both framework and root, so they contain only what no page can do without. The entry must stay a
 * separate file, because it starts the router and may run only after the page's routes have been loaded.
 */
export const browserChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 3 },
    { name: 'drafts', test: DRAFTS, priority: 2 },
    { name: 'forms', test: FORMS, priority: 1 },
    { name: 'job-looks', test: JOB_STYLES, priority: 2 },
    { name: 'application-looks', test: APPLICATION_STYLES, priority: 2 },
    { name: 'queries', test: QUERIES, priority: 1 },
    { name: 'live', test: LIVE, priority: 1 },
    {
      name: (id, context) => {
        rootModules ??= findRootModules(context)
        return rootModules.has(id) || BASICS.test(id) ? 'root' : null
      },
      debugName: 'root',
      test: new RegExp(`${OWN_CODE.source}|${BASICS.source}`),
      priority: 2,
    },
    {
      name: (id) => plan.get(id) ?? null,
      debugName: 'shared',
      test: (id) => plan.has(id),
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ],
}

/**
 * What the plan may place. Not number parsing: every button seems to import it, until the bundler drops what it does not use.
 */
const SHARED = new RegExp(
  `${OWN_CODE.source}|icons-react/.*/Icon|node_modules/(react-aria|react-stately|react-aria-components|@internationalized/(?!number)[a-z]+|clsx)/`,
)
const PLACED: readonly (readonly [string, RegExp])[] = [
  ['drafts', DRAFTS],
  ['job-looks', JOB_STYLES],
  ['application-looks', APPLICATION_STYLES],
  ['forms', FORMS],
  ['queries', QUERIES],
  ['live', LIVE],
]

/** Null for what every page loads; the bundler places libraries. */
function placed(id: string, isRoot: (id: string) => boolean): string | null | undefined {
  if (FRAMEWORK.test(id) || isRoot(id) || BASICS.test(id)) return null
  const [name] = PLACED.find(([, test]) => test.test(id)) ?? []
  return name ?? (SHARED.test(id) ? undefined : id)
}

const FEATURE_ROUTE = 'app/routing/feature-route.tsx'

let plan = new Map<string, string>()

/** Plans the files of what pages share once all modules are known. */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file of shared modules may be an entry as well. The router reads a page's exports by name, so more of them do no harm.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      const entriesOf = (file: string) => entries.filter((id) => id.split('?')[0] === resolve('web', file))
      const pages = landedScreens.map(({ path, layout, page }) => ({
        starts: [
          'root.tsx',
          FEATURE_ROUTE,
          `layouts/${frameOf(layout)}.layout.tsx`,
          `features/${page}.page.tsx`,
        ].flatMap(entriesOf),
        kind: kindOf(path),
      }))
      const root = findRootModules(this)
      plan = planSharedChunks({
        modules: moduleFacts(this),
        pages,
        placed: (id) => placed(id, (each) => root.has(each)),
      })
    },
  }
}

/** The strictest budget is that of the pages where newcomers arrive. */
const ENTRANCE_KB = 150

function kindOf(path: string): Page['kind'] {
  const budget = budgets.find(({ screen }) => screen === path)
  if (!budget) return 'page'
  return budget.scriptKb <= ENTRANCE_KB ? 'entrance' : 'landingPage'
}

let rootModules: Set<string> | undefined

/** Our own modules that the root imports, directly or indirectly. Libraries are split by what each page uses. */
function findRootModules(context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || !OWN_CODE.test(id) || id.includes('node_modules')) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  visit(ROOT)
  return found
}
