import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyWebhooks } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  replayDelivery,
  sendTest,
  showDelivery,
} from './company-webhooks.service.ts'

export function companyWebhookRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, companyWebhooks.list, async ({ viewer, request }) =>
    listWebhooks(platform, viewer, found(await findCurrentCompany(db, viewer, request)).id),
  )
  mount(app, db, companyWebhooks.create, async ({ viewer, body, request }) =>
    createWebhook(platform, viewer, found(await findCurrentCompany(db, viewer, request)).id, body),
  )
  mount(app, db, companyWebhooks.change, ({ viewer, params, body }) => changeWebhook(platform, viewer, params.id, body))
  mount(app, db, companyWebhooks.remove, ({ viewer, params }) => removeWebhook(db, viewer, params.id))
  mount(app, db, companyWebhooks.renewSecret, ({ viewer, params }) => renewSecret(platform, viewer, params.id))
  mount(app, db, companyWebhooks.test, ({ viewer, params }) => sendTest(platform, viewer, params.id))
  mount(app, db, companyWebhooks.deliveries, ({ viewer, params, query }) =>
    listDeliveries(db, viewer, params.id, query),
  )
  mount(app, db, companyWebhooks.delivery, ({ viewer, params }) => showDelivery(db, viewer, params.id))
  mount(app, db, companyWebhooks.replay, ({ viewer, params }) => replayDelivery(platform, viewer, params.id))
}
