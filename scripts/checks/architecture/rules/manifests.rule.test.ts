import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const SERVICE = 'server/features/jobs/jobs/jobs.service.ts'

describe('manifests', () => {
  it('are required where there is something to wire', async () => {
    expect(await violationsWith({ 'server/features/talk/inbox/inbox.jobs.ts': 'export const tidyInbox = {}' })).toEqual(
      [
        'a feature with something to wire has a manifest | server/features/talk/inbox/inbox.jobs.ts: there is no server/features/talk/inbox/inbox.feature.ts',
      ],
    )
  })

  it('are all listed, so each is named after its feature', async () => {
    const manifest = 'export const inboxFeature = {}'
    expect(await violationsWith({ 'server/features/talk/inbox/inbox.feature.ts': manifest })).toEqual([])
    expect(await violationsWith({ 'server/features/talk/inbox/mail.feature.ts': manifest })).toEqual([
      'server/all-features.ts lists every manifest, and nothing else imports one | server/features/talk/inbox/mail.feature.ts: is not in server/all-features.ts',
    ])
  })

  it('are imported only by the list', async () => {
    expect(
      await violationsWith({
        'server/worker.ts': `import { jobsFeature } from './features/jobs/jobs/jobs.feature.ts'`,
      }),
    ).toEqual([
      'server/all-features.ts lists every manifest, and nothing else imports one | server/worker.ts: imports jobs.feature.ts',
    ])
  })

  it('are the only place that mounts routes', async () => {
    expect(
      await violationsWith({ 'server/app.ts': `import { jobsRoutes } from './features/jobs/jobs/jobs.routes.ts'` }),
    ).toEqual(['routes are mounted by the manifest of their feature | server/app.ts: imports jobs.routes.ts'])
  })

  it('require up-to-date assembled lists', async () => {
    const stale = { 'web/assembled/errors.ts': 'export const errors = {}\n' }
    const words = { 'web/features/talk/inbox/inbox.errors.ts': 'export const inboxErrors = {}' }
    expect(await violationsWith(words)).toEqual([])
    expect(await violationsWith({ ...words, ...stale })).toEqual([
      'the assembled lists match what features declare | web/assembled/errors.ts: is out of date; run npm run fix',
    ])
  })

  it('are the only place that listens and provides', async () => {
    const line = `import { on } from '#server/platform/wiring/feature.ts'`
    expect(await violationsWith({ [SERVICE]: line })).toEqual([
      `only manifests use listens and provides | ${SERVICE}: imports feature.ts`,
    ])
    expect(await violationsWith({ 'server/features/jobs/jobs/jobs.builder.ts': line })).toEqual([])
  })

  it('replace registries inside features', async () => {
    const text = 'const listeners = new Set()\nexport const listenToJobs = (listener) => listeners.add(listener)'
    expect(await violationsWith({ [SERVICE]: text })).toEqual([
      `no feature has its own registry | ${SERVICE}: listenToJobs: declare it in the manifest, see server/platform/wiring/feature.ts`,
    ])
  })
})
