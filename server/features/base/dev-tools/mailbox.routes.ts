import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { deleteMessages, selectMessage, selectMessages } from '#server/platform/mail/mailbox.ts'
import type { Platform } from '#server/platform/platform.ts'
import { mailbox } from '#shared/features/base/dev-tools/mailbox.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { mailHtmlPath, presentEntry, presentMessage } from './mailbox.presenter.ts'

/** Mounted outside production only: it shows everyone's email to anyone. */
export function mailboxRoutes(app: App, { db }: Pick<Platform, 'db'>): void {
  mount(app, db, mailbox.list, async ({ query: { cursor, limit, to } }) => {
    const rows = await selectMessages(db, { to, before: cursor, limit: limit + 1 })
    return toPage(rows, limit, presentEntry)
  })
  mount(app, db, mailbox.show, async ({ params }) => presentMessage(found(await selectMessage(db, params.id))))
  mount(app, db, mailbox.empty, async () => {
    await deleteMessages(db)
  })

  // Served as its own page for the iframe: nothing in an email may run scripts, load resources or navigate.
  const options = { schema: { hide: true }, config: { guard: 'open' } } as const
  app.get<{ Params: { id: string } }>(mailHtmlPath(':id'), options, async ({ params }, reply) => {
    const message = found(id.safeParse(params.id).success ? await selectMessage(db, params.id) : null)
    return reply
      .headers({
        'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(message.html)
  })
}
