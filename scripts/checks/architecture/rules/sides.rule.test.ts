import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('the three sides', () => {
  it('accept the sample tree', async () => {
    expect(await violationsWith({})).toEqual([])
  })

  it('reject a web file that imports server by alias', async () => {
    expect(await violationsWith({ 'web/app/api.ts': `import { db } from '#server/db.ts'` })).toEqual([
      'web does not import server | web/app/api.ts: imports #server/db.ts',
    ])
  })

  it('reject the same as a relative, dynamic or type import or re-export', async () => {
    const ways = [
      `import { db } from '../../server/db.ts'`,
      `const db = import('../../server/db.ts')`,
      `export { db } from '../../server/db.ts'`,
      `import type { Db } from '../../server/db.ts'`,
      `export type Db = import('../../server/db.ts').Db`,
    ]
    for (const way of ways) {
      expect(await violationsWith({ 'web/app/api.ts': way })).toEqual([
        'web does not import server | web/app/api.ts: imports ../../server/db.ts',
      ])
    }
  })

  it('reject a Node module in web, except on the rendering server', async () => {
    expect(
      await violationsWith({
        'web/app/api.ts': `import { readFile } from 'node:fs'`,
        'web/entry.server.tsx': `import { PassThrough } from 'node:stream'`,
      }),
    ).toEqual(['web imports no Node modules | web/app/api.ts: imports node:fs'])
  })

  it('reject a server library in web', async () => {
    expect(await violationsWith({ 'web/app/api.ts': `import pg from 'pg'` })).toEqual([
      'web imports only libraries made for the browser | web/app/api.ts: imports pg',
    ])
  })

  it('reject a server file that imports web', async () => {
    expect(await violationsWith({ 'server/ssr.ts': `import { App } from '#web/root.tsx'` })).toEqual([
      'server does not import web | server/ssr.ts: imports #web/root.tsx',
    ])
  })

  it.each([`import { db } from '#server/db.ts'`, `import fs from 'node:fs'`, `import { i18n } from '@lingui/core'`])(
    'reject %s in shared',
    async (line) => {
      const specifier = line.split(`'`)[1]
      expect(await violationsWith({ 'shared/kit/money.ts': line })).toEqual([
        `shared imports only shared, zod and the types of Lingui and QuickJS | shared/kit/money.ts: imports ${specifier}`,
      ])
    },
  )

  it('allow zod and the types of Lingui and QuickJS in shared', async () => {
    const lines = `import { z } from 'zod'\nimport type { I18n } from '@lingui/core'\nimport type { QuickJSRuntime } from 'quickjs-emscripten-core'`
    expect(await violationsWith({ 'shared/kit/money.ts': lines })).toEqual([])
  })
})
