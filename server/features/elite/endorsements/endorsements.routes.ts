import type { FastifyRequest } from 'fastify'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endorsements } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import {
  declineRequest,
  openRequest,
  showRequest,
  submitEndorsement,
  withdrawEndorsement,
} from './answering.service.ts'
import { addEndorser, listEndorsers, remindEndorser, removeEndorser, replaceEndorser } from './asking.service.ts'

const deviceOf = ({ ip, headers }: FastifyRequest) => ({
  network: networkOf(ip),
  userAgent: headers['user-agent'] ?? '',
})

export function endorsementsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, endorsements.list, ({ viewer }) => listEndorsers(pool, platform, viewer))
  mount(app, pool, endorsements.add, ({ db, viewer, body }) => addEndorser(db, platform, viewer, body))
  mount(app, pool, endorsements.remove, ({ viewer, params }) => removeEndorser(platform, viewer, params.id))
  mount(app, pool, endorsements.replace, ({ db, viewer, params, body }) =>
    replaceEndorser(db, platform, viewer, params.id, body),
  )
  mount(app, pool, endorsements.remind, ({ viewer, params }) => remindEndorser(platform, viewer, params.id))
  mount(app, pool, endorsements.show, ({ query }) => showRequest(platform, query.token))
  mount(app, pool, endorsements.open, ({ body }) => openRequest(platform, body.token))
  mount(app, pool, endorsements.submit, ({ body, request }) => submitEndorsement(platform, body, deviceOf(request)))
  mount(app, pool, endorsements.decline, ({ body }) => declineRequest(platform, body))
  mount(app, pool, endorsements.withdraw, ({ body }) => withdrawEndorsement(platform, body.token))
}
