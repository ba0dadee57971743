import type { FeatureNames } from './feature-names.ts'

export const statusTemplate = ({ camel, pascal }: FeatureNames): string => `// open ──close──▶ closed

import { statusMachine } from '#shared/kit/status-machine.ts'

export const ${camel}Statuses = ['open', 'closed'] as const
export type ${pascal}Status = (typeof ${camel}Statuses)[number]

type ${pascal}Event = 'close'
type ${pascal}Actor = 'owner'

export const ${camel}StatusMachine = statusMachine<${pascal}Status, ${pascal}Event, ${pascal}Actor>({
  states: ${camel}Statuses,
  transitions: [{ from: 'open', event: 'close', to: 'closed', by: ['owner'] }],
})
`

export const contractTemplate = ({ kebab, camel, pascal, title }: FeatureNames): string => `import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { ${camel}Statuses } from './${kebab}-status.ts'

const ${camel}Entry = z
  .object({ id, status: z.enum(${camel}Statuses), createdAt: z.iso.datetime() })
  .meta({ id: '${pascal}Entry' })
export type ${pascal}Entry = z.infer<typeof ${camel}Entry>

const ${camel}Query = pageQuery.extend({ cursor: id.optional() })
export type ${pascal}Query = z.infer<typeof ${camel}Query>

export const ${camel} = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/${kebab}',
    guard: 'verified',
    summary: 'Your ${title.toLowerCase()}, newest first.',
    query: ${camel}Query,
    response: pageOf(${camel}Entry),
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/${kebab}',
    guard: 'verified',
    summary: 'Adds an entry.',
    response: ${camel}Entry,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/${kebab}/:id',
    guard: 'verified',
    summary: 'One of your entries.',
    params: z.object({ id }),
    response: ${camel}Entry,
  }),
  close: endpoint({
    method: 'POST',
    path: '/talent/api/${kebab}/:id/close',
    guard: 'verified',
    summary: 'Closes an open entry.',
    params: z.object({ id }),
    response: ${camel}Entry,
  }),
}
`
