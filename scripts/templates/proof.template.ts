import type { FeatureNames } from './feature-names.ts'

export const builderTemplate = ({
  kebab,
  pascal,
}: FeatureNames): string => `import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insert${pascal}Entry, type ${pascal}Row } from './${kebab}.queries.ts'

export const a${pascal}Entry = (db: Db, { by }: { by: { id: Id } }): Promise<${pascal}Row> => insert${pascal}Entry(db, by.id)
`

export const testTemplate = ({
  kebab,
  pascal,
  title,
}: FeatureNames): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { a${pascal}Entry } from './${kebab}.builder.ts'

const PATH = '/talent/api/${kebab}'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('${title}', () => {
  it('are refused to a guest and to somebody who is not verified', async () => {
    expect((await test.visitor().get(PATH)).statusCode).toBe(401)
    const { visitor } = await anUnverifiedTalent(test)
    expect((await visitor.get(PATH)).json()).toMatchObject({ code: 'verification_required' })
  })

  it('are listed newest first, page by page', async () => {
    const person = await aVerifiedTalent(test)
    const entries = [
      await a${pascal}Entry(test.platform.db, { by: person }),
      await a${pascal}Entry(test.platform.db, { by: person }),
    ]
    // Two made within one millisecond have no order but that of their ids.
    const [newer, older] = entries.map(({ id }) => id).toSorted().toReversed()
    const first = await person.visitor.get(\`\${PATH}?limit=1\`)
    expect(first.json()).toMatchObject({ items: [{ id: newer }], nextCursor: newer })
    const second = await person.visitor.get(\`\${PATH}?limit=1&cursor=\${newer}\`)
    expect(second.json()).toMatchObject({ items: [{ id: older }], nextCursor: null })
  })

  it('of somebody else do not exist', async () => {
    const owner = await aVerifiedTalent(test)
    const stranger = await aVerifiedTalent(test)
    const entry = await a${pascal}Entry(test.platform.db, { by: owner })
    expect((await owner.visitor.get(\`\${PATH}/\${entry.id}\`)).statusCode).toBe(200)
    expect((await stranger.visitor.get(\`\${PATH}/\${entry.id}\`)).statusCode).toBe(404)
    expect((await stranger.visitor.get(PATH)).json()).toMatchObject({ items: [] })
  })
})
`
