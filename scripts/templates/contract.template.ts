import type { FeatureNames } from './feature-names.ts'

export const contractTemplate = ({ kebab, camel, pascal, title }: FeatureNames): string => `import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'

const ${camel}Entry = z.object({ id, createdAt: z.iso.datetime() }).meta({ id: '${pascal}Entry' })
export type ${pascal}Entry = z.infer<typeof ${camel}Entry>

const ${camel}Query = pageQuery.extend({ cursor: id.optional() })
export type ${pascal}Query = z.infer<typeof ${camel}Query>

export const ${camel} = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/${kebab}',
    guard: 'verified',
    summary: '${title} of the signed-in person, newest first.',
    query: ${camel}Query,
    response: pageOf(${camel}Entry),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/${kebab}/:id',
    guard: 'verified',
    summary: 'One of them.',
    params: z.object({ id }),
    response: ${camel}Entry,
  }),
}
`
