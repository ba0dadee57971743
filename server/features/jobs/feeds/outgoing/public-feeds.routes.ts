import type { App } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyFeed, listFeed } from './public-feeds.service.ts'
import { sendFeed } from './send-feed.service.ts'

// Public and read by programs: no session, no contract. Rate-limited, because each runs a search and loads many full texts.
const options = { config: { guard: 'open', isAnonymous: true, limit: 'default' }, schema: { hide: true } } as const

type Address = { Params: { file: string }; Querystring: Record<string, unknown> }

export function publicFeedsRoutes(app: App, platform: Platform): void {
  app.get<Address>('/feeds/:file', options, async (request, reply) =>
    sendFeed(request, reply, await listFeed(platform, request.params.file, request.query), 'public'),
  )
  app.get<Address>('/feeds/companies/:file', options, async (request, reply) =>
    sendFeed(request, reply, await companyFeed(platform, request.params.file, request.query), 'public'),
  )
}
