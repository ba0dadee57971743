import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('the three sides', () => {
  it('find nothing wrong with a sound house', async () => {
    expect(await violationsWith({})).toEqual([])
  })

  it('refuse a web file that imports server, by alias', async () => {
    expect(await violationsWith({ 'web/app/api.ts': `import { db } from '#server/db.ts'` })).toEqual([
      'web imports nothing of server | web/app/api.ts: imports #server/db.ts',
    ])
  })

  it('refuse the same by a relative detour, by a dynamic import, by a re-export and for a type alone', async () => {
    const ways = [
      `import { db } from '../../server/db.ts'`,
      `const db = import('../../server/db.ts')`,
      `export { db } from '../../server/db.ts'`,
      `import type { Db } from '../../server/db.ts'`,
      `export type Db = import('../../server/db.ts').Db`,
    ]
    for (const way of ways) {
      expect(await violationsWith({ 'web/app/api.ts': way })).toEqual([
        'web imports nothing of server | web/app/api.ts: imports ../../server/db.ts',
      ])
    }
  })

  it('refuse a module of Node on the web, but not where pages are rendered', async () => {
    expect(
      await violationsWith({
        'web/app/api.ts': `import { readFile } from 'node:fs'`,
        'web/entry.server.tsx': `import { PassThrough } from 'node:stream'`,
      }),
    ).toEqual(['web imports no module of Node | web/app/api.ts: imports node:fs'])
  })

  it('refuse a server library on the web', async () => {
    expect(await violationsWith({ 'web/app/api.ts': `import pg from 'pg'` })).toEqual([
      'web imports only libraries made for the browser | web/app/api.ts: imports pg',
    ])
  })

  it('refuse a server file that imports web', async () => {
    expect(await violationsWith({ 'server/ssr.ts': `import { App } from '#web/root.tsx'` })).toEqual([
      'server imports nothing of web | server/ssr.ts: imports #web/root.tsx',
    ])
  })

  it.each([`import { db } from '#server/db.ts'`, `import fs from 'node:fs'`, `import { i18n } from '@lingui/core'`])(
    'refuse %s in shared',
    async (line) => {
      const specifier = line.split(`'`)[1]
      expect(await violationsWith({ 'shared/kit/money.ts': line })).toEqual([
        `shared imports only shared, zod and the types of Lingui | shared/kit/money.ts: imports ${specifier}`,
      ])
    },
  )

  it('allow zod and the types of Lingui in shared', async () => {
    const lines = `import { z } from 'zod'\nimport type { I18n } from '@lingui/core'`
    expect(await violationsWith({ 'shared/kit/money.ts': lines })).toEqual([])
  })
})
