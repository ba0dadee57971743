// A small sample tree that follows every rule. A test changes one thing in it and names the one violation that must
// follow.

import { expect } from 'vitest'
import { type Files, inFolder } from '../folder.builder.ts'
import { assembledLists } from './assembled.ts'
import { featureGraph, writeFeatureGraph } from './feature-graph.ts'
import { findViolations } from './rules.ts'
import { readSourceFile } from './source-file.ts'
import { readTree } from './source-tree.ts'

const sampleTree: Files = {
  'features.ts': `export const areas = {
    jobs: {
      for: 'finding work',
      features: { jobs: { for: 'postings' }, 'saved-jobs': { for: 'a shortlist', uses: ['jobs'] } },
    },
    talk: { for: 'conversations', features: { inbox: { for: 'messages' } } },
  }`,
  'shared/layouts.ts': `export const layouts = ['default']`,
  'shared/screens.ts': `
    export const screens = [
      { path: '/jobs', guard: 'verified', layout: 'default', title: 'Jobs', page: 'jobs/jobs/job-search' },
      { path: '/chat', guard: 'verified', layout: 'default', title: 'Chat', page: 'talk/chat/chat' },
    ]
    export const devScreens = []
    export const pending = ['/chat']`,
  'shared/features/jobs/jobs/jobs.contract.ts': `
    import { z } from 'zod'
    import { endpoint } from '#shared/endpoint.ts'
    export const jobs = { list: endpoint({ method: 'GET', path: '/talent/api/jobs', guard: 'verified' }) }`,
  'server/endpoints.txt': 'GET /talent/api/jobs verified\n',
  'server/platform/config.ts': 'export const port = process.env.PORT',
  'server/features/jobs/jobs/jobs.tables.ts': 'export const jobs = {}',
  'server/features/jobs/jobs/jobs.queries.ts': `import { jobs } from './jobs.tables.ts'`,
  'server/features/jobs/jobs/jobs.service.ts': `import { selectJobs } from './jobs.queries.ts'`,
  'server/features/jobs/jobs/jobs.feature.ts': `
    import { defineFeature } from '#server/platform/wiring/feature.ts'
    import { jobsRoutes } from './jobs.routes.ts'
    export const jobsFeature = defineFeature({ name: 'jobs', routes: jobsRoutes })`,
  'server/features/jobs/jobs/jobs.routes.ts': `import { listJobs } from './jobs.service.ts'`,
  'server/features/jobs/jobs/jobs.builder.ts': `import { insertJob } from './jobs.queries.ts'`,
  'server/features/jobs/saved-jobs/saved-jobs.tables.ts': `import { jobs } from '../jobs/jobs.tables.ts'`,
  'server/features/jobs/saved-jobs/saved-jobs.service.ts': `import { findJob } from '#server/features/jobs/jobs/jobs.service.ts'`,
  'server/features/jobs/saved-jobs/saved-jobs.test.ts': `import { aJob } from '#server/features/jobs/jobs/jobs.builder.ts'`,
  'server/features/talk/inbox/inbox.service.ts': 'export const readInbox = () => []',
  'web/ui/button.tsx': `import { Button } from 'react-aria-components'\nimport styles from './button.module.css'`,
  'web/ui/button.module.css': '.button { color: var(--text); margin-inline-start: 4px; text-align: start }',
  'web/features/jobs/jobs/job-search.page.tsx': `import { SaveJobButton } from '../saved-jobs/save-job-button.tsx'`,
  'web/features/jobs/jobs/job-card.tsx': `import { Button } from '#web/ui/button.tsx'`,
  'web/features/jobs/saved-jobs/save-job-button.tsx': `import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'`,
}

/** All violations of all rules in the sample tree with these files changed or added: `rule | path: message`. */
export const violationsWith = (changes: Files): Promise<string[]> =>
  inFolder({ ...sampleTree, ...changes }, async (root) => {
    const tree = await readTree(root)
    const names = tree.features.map(({ name }) => name)
    // Generated as by `npm run fix`, unless the test is about the file itself.
    if (!('feature-graph.json' in changes)) tree.featureGraph = writeFeatureGraph(featureGraph(names, tree.files))
    for (const { path, text } of assembledLists(tree))
      if (!(path in changes)) tree.files.push(readSourceFile(path, text))
    return findViolations(tree).map(({ rule, path, message }) => `${rule} | ${path}: ${message}`)
  })

/** The sample tree's table of screens with one word replaced. */
export function screensWith(word: string, replacement: string): Files {
  const table = sampleTree['shared/screens.ts'] ?? ''
  expect(table).toContain(word)
  return { 'shared/screens.ts': table.replace(word, replacement) }
}
