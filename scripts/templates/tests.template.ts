import type { FeatureNames } from './feature-names.ts'

export const builderTemplate = ({
  area,
  kebab,
  camel,
  pascal,
}: FeatureNames): string => `import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { ${pascal}Entry, ${camel} } from '#shared/features/${area}/${kebab}/${kebab}.contract.ts'

export const PATH: typeof ${camel}.list.path = '/talent/api/${kebab}'

export async function a${pascal}Entry(owner: BuiltPerson): Promise<${pascal}Entry> {
  const answer = await owner.visitor.post(PATH)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<${pascal}Entry>()
}
`

export const thingsTemplate = ({
  kebab,
  pascal,
}: FeatureNames): string => `import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { a${pascal}Entry, PATH } from './${kebab}.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aVerifiedTalent(test)
  return [{ under: \`\${PATH}/:id\`, owner, id: (await a${pascal}Entry(owner)).id }]
}
`

export const testTemplate = ({
  kebab,
  pascal,
  title,
}: FeatureNames): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { a${pascal}Entry, PATH } from './${kebab}.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('${title}', () => {
  it('are closed to guests and unverified people', async () => {
    expect((await test.visitor().get(PATH)).statusCode).toBe(401)
    const { visitor } = await anUnverifiedTalent(test)
    expect((await visitor.get(PATH)).json()).toMatchObject({ code: 'verification_required' })
  })

  it('are listed for their owner, newest first, page by page', async () => {
    const owner = await aVerifiedTalent(test)
    const entries = [await a${pascal}Entry(owner), await a${pascal}Entry(owner)]
    // Two entries created within the same millisecond are ordered by id only.
    const [newer, older] = entries.map(({ id }) => id).toSorted().toReversed()
    const first = await owner.visitor.get(\`\${PATH}?limit=1\`)
    expect(first.json()).toMatchObject({ items: [{ id: newer, status: 'open' }], nextCursor: newer })
    const second = await owner.visitor.get(\`\${PATH}?limit=1&cursor=\${newer}\`)
    expect(second.json()).toMatchObject({ items: [{ id: older }], nextCursor: null })
  })

  it('are not found by anyone else', async () => {
    const [owner, stranger] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const { id } = await a${pascal}Entry(owner)
    expect((await owner.visitor.get(\`\${PATH}/\${id}\`)).statusCode).toBe(200)
    expect((await stranger.visitor.get(\`\${PATH}/\${id}\`)).statusCode).toBe(404)
    expect((await stranger.visitor.post(\`\${PATH}/\${id}/close\`)).statusCode).toBe(404)
    expect((await stranger.visitor.get(PATH)).json()).toMatchObject({ items: [] })
  })

  it('can be closed only once', async () => {
    const owner = await aVerifiedTalent(test)
    const { id } = await a${pascal}Entry(owner)
    const close = () => owner.visitor.post(\`\${PATH}/\${id}/close\`)
    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
    expect((await close()).json()).toMatchObject({ code: 'status_changed_meanwhile' })
    expect((await owner.visitor.get(\`\${PATH}/\${id}\`)).json()).toMatchObject({ status: 'closed' })
  })
})
`

export const policyTestTemplate = ({ kebab, pascal }: FeatureNames): string => `import { expect, it } from 'vitest'
import { isOwn${pascal}Entry } from './${kebab}.policy.ts'

it('belongs only to its owner', () => {
  expect(isOwn${pascal}Entry({ id: 'owner' }, { personId: 'owner' })).toBe(true)
  expect(isOwn${pascal}Entry({ id: 'stranger' }, { personId: 'owner' })).toBe(false)
})
`
