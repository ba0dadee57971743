import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import { readRawBody } from '#server/platform/http/requests/read-raw-body.ts'
import type { Platform } from '#server/platform/platform.ts'
import { elite } from '#shared/features/elite/elite/elite.contract.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/features/elite/elite/elite-limits.ts'
import { readAgreement } from './agreement/agreement.service.ts'
import {
  addDocument,
  type OpenedDocument,
  readOwnDocument,
  removeDocument,
  reviewDocument,
} from './documents/documents.service.ts'
import { saveForm, submitForm } from './joining/forms.service.ts'
import {
  pauseMembership,
  signAgreement,
  startApplication,
  submitApplication,
  withdrawApplication,
} from './joining/joining.service.ts'
import { answerQuestion, extendQuestion, showQuestion } from './joining/questions.service.ts'
import { showForms, showStanding } from './joining/standing.service.ts'

const MAX_USER_AGENT = 300

const originOf = ({ ip, headers }: FastifyRequest) => ({
  ipPrefix: networkOf(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
})

export async function eliteRoutes(app: App, platform: Platform): Promise<void> {
  const { db } = platform
  mount(app, db, elite.show, ({ viewer }) => showStanding(db, platform, viewer))
  mount(app, db, elite.start, ({ viewer }) => startApplication(platform, viewer))
  mount(app, db, elite.submit, ({ viewer }) => submitApplication(platform, viewer))
  mount(app, db, elite.withdraw, ({ viewer }) => withdrawApplication(platform, viewer))
  mount(app, db, elite.pause, ({ viewer, body }) => pauseMembership(platform, viewer, body.isPaused))
  mount(app, db, elite.forms, ({ viewer }) => showForms(db, platform, viewer))
  mount(app, db, elite.saveJoin, ({ viewer, body }) => saveForm(platform, viewer, 'join-elite', body))
  mount(app, db, elite.savePreference, ({ viewer, body }) => saveForm(platform, viewer, 'work-preference', body))
  mount(app, db, elite.saveSkills, ({ viewer, body }) => saveForm(platform, viewer, 'skill-assessments', body))
  mount(app, db, elite.saveCompliance, ({ viewer, body }) => saveForm(platform, viewer, 'contract-compliance', body))
  mount(app, db, elite.submitForm, ({ viewer, params, body }) =>
    submitForm(platform, viewer, params.kind, body.revision),
  )
  mount(app, db, elite.sign, ({ viewer, body, request }) =>
    signAgreement(platform, { viewer, origin: originOf(request) }, body),
  )
  mount(app, db, elite.question, ({ viewer, params }) => showQuestion(platform, viewer, params.id))
  mount(app, db, elite.answer, ({ viewer, params, body }) => answerQuestion(platform, viewer, params.id, body.answer))
  mount(app, db, elite.extend, ({ viewer, params }) => extendQuestion(platform, viewer, params.id))
  mount(app, db, elite.removeDocument, ({ viewer, params }) => removeDocument(platform, viewer, params.id))
  serveDocuments(app, platform)
  // Encapsulated, because only here is the body raw bytes that the handler reads itself.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    mount(scope, db, elite.addDocument, async ({ viewer, query, request }) =>
      addDocument(platform, viewer, query, await readRawBody(request, MAX_DOCUMENT_BYTES)),
    )
  })
}

type ById = { Params: { id: string } }

/** Documents are not JSON, so they are not mounted like the rest. */
function serveDocuments(app: App, platform: Platform): void {
  const { readDocument, reviewDocument: review } = elite
  const describe = ({ path, guard, summary, params }: typeof readDocument | typeof review) => ({
    schema: { summary, 'x-guard': guard, tags: [path.split('/')[1] ?? ''], params },
    config: { guard, limit: 'strict' as const },
  })
  app.get<ById>(readDocument.path, describe(readDocument), async ({ viewer, params }, reply) =>
    send(reply, await readOwnDocument(platform, found(viewer), params.id)),
  )
  const { path, guard, summary } = elite.readAgreement
  const schema = { summary, 'x-guard': guard, tags: ['talent'] }
  app.get(path, { schema, config: { guard, limit: 'strict' } }, async ({ viewer }, reply) =>
    reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="agreement.pdf"')
      .header('cache-control', 'no-store')
      .send(await readAgreement(platform, found(viewer))),
  )
  app.get<ById>(review.path, describe(review), async ({ viewer, params }, reply) =>
    send(reply, await reviewDocument(platform, found(viewer), params.id)),
  )
}

/** Downloaded, never rendered under this address, and never cached. */
const send = (reply: FastifyReply, { document, content }: OpenedDocument): FastifyReply =>
  reply
    .headers({
      'Content-Type': document.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(content)
