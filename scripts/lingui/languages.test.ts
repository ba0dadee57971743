// Runs Lingui with this project's settings on a small sample project.

import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inFolder } from '../checks/folder.builder.ts'
import { projectRoot, runTool } from '../checks/tool.ts'

const sources = {
  'package.json': '{ "name": "fixture", "type": "module" }',
  'web/features/jobs/jobs/job-card.tsx': `
    import { Trans } from '@lingui/react/macro'
    export const JobCard = ({ count }: { count: number }) => <p><Trans>{count} jobs for you</Trans></p>`,
  'server/features/jobs/jobs/jobs.emails.ts': `
    export const newJobs = (i18n: I18n) => i18n._({ id: 'jobs.new.subject', message: 'New jobs' })`,
  'server/features/jobs/jobs/jobs.test.ts': `i18n._({ id: 'jobs.only-a-test', message: 'Never shown' })`,
  'shared/validation-messages.ts': `
    export const tooShort = (i18n: I18n) => i18n._({ id: 'validation.short', message: 'Too short' })`,
}

const withCatalogues = <T>(work: (root: string) => Promise<T>) =>
  inFolder(sources, async (root) => {
    await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
    await mkdir(join(root, 'scripts'))
    for (const path of ['lingui.config.ts', 'features.ts', 'scripts/lingui', 'shared/screens.ts']) {
      await cp(join(projectRoot, path), join(root, path), { recursive: true })
    }
    expect(await runTool('lingui', ['extract', '--clean', '--overwrite', '--workers=1'], root)).toMatchObject({
      isPassed: true,
    })
    return await work(root)
  })

const catalogue = (root: string, area: string) => readFile(join(root, `locales/${area}/en.po`), 'utf8')
const checkSync = (root: string) => runTool('lingui', ['check', 'sync', '--clean', '--overwrite', '--workers=1'], root)

describe('message catalogues', () => {
  it('contain the messages of their feature and side, and none from tests', async () => {
    await withCatalogues(async (root) => {
      expect(await catalogue(root, 'web/jobs')).toContain('msgid "{count} jobs for you"')
      const server = await catalogue(root, 'server/jobs')
      expect(server).toContain('msgid "jobs.new.subject"\nmsgstr "New jobs"')
      expect(server).not.toContain('Never shown')
    })
  })

  it('contain messages of both sides twice, and screen titles only for the web', async () => {
    await withCatalogues(async (root) => {
      const [web, server] = [await catalogue(root, 'web/common'), await catalogue(root, 'server/common')]
      expect(web).toContain('msgid "screen.Saved jobs"\nmsgstr "Saved jobs"')
      expect(web).toContain('msgid "validation.short"')
      expect(server).toContain('msgid "validation.short"')
      expect(server).not.toContain('screen.')
    })
  })

  it('reference source files without line numbers, so that edits elsewhere do not change them', async () => {
    await withCatalogues(async (root) => {
      const card = join(root, 'web/features/jobs/jobs/job-card.tsx')
      await writeFile(card, `\n\n${await readFile(card, 'utf8')}`)
      expect(await checkSync(root)).toMatchObject({ isPassed: true })
    })
  })

  it('are rejected if a message was added but not extracted', async () => {
    await withCatalogues(async (root) => {
      const mail = join(root, 'server/features/jobs/jobs/jobs.emails.ts')
      await writeFile(mail, `${await readFile(mail, 'utf8')}\ni18n._({ id: 'jobs.new.title', message: 'Look' })`)
      expect(await checkSync(root)).toMatchObject({ isPassed: false })
    })
  })

  it('are rejected if the English text of a message changed but was not extracted', async () => {
    await withCatalogues(async (root) => {
      const mail = join(root, 'server/features/jobs/jobs/jobs.emails.ts')
      await writeFile(mail, (await readFile(mail, 'utf8')).replace('New jobs', 'New jobs for you'))
      expect(await checkSync(root)).toMatchObject({ isPassed: false })
    })
  })

  it('are rejected if they contain a message that no longer exists', async () => {
    await withCatalogues(async (root) => {
      await writeFile(join(root, 'server/features/jobs/jobs/jobs.emails.ts'), '')
      expect(await checkSync(root)).toMatchObject({ isPassed: false })
    })
  })
})
