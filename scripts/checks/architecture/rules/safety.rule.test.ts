import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('safety', () => {
  it('forbids reading the environment in a second place', async () => {
    expect(
      await violationsWith({ 'server/platform/mail/mailer.ts': 'export const url = process.env.SMTP_URL' }),
    ).toEqual([
      'only server/platform/config.ts reads the environment | server/platform/mail/mailer.ts: reads process.env',
    ])
  })

  it('lets an entry point pass the environment to the settings', async () => {
    expect(await violationsWith({ 'server/main.ts': 'const config = readConfig(process.env)' })).toEqual([])
  })

  it('forbids HTML that bypasses React', async () => {
    const component = 'export const Note = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />'
    expect(await violationsWith({ 'web/features/jobs/jobs/job-note.tsx': component })).toEqual([
      'no HTML bypasses React | web/features/jobs/jobs/job-note.tsx: uses dangerouslySetInnerHTML',
    ])
  })

  it.each(['it.only', 'describe.skip', 'test.fixme', 'it.concurrent.skip', 'it.todo'])('forbids %s', async (call) => {
    const line = `${call}('saves', () => {})`
    expect(await violationsWith({ 'server/features/jobs/jobs/jobs.test.ts': line })).toEqual([
      `no test is skipped or focused | server/features/jobs/jobs/jobs.test.ts: ${line}`,
    ])
  })

  it('forbids a TODO without an issue number', async () => {
    const rule = 'every TODO has an issue number'
    expect(await violationsWith({ 'shared/kit/money.ts': '// TODO: round\n// TODO(#12): round better\n' })).toEqual([
      `${rule} | shared/kit/money.ts: // TODO: round`,
    ])
  })
})
