import type { FastifyReply } from 'fastify'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { credentials } from '#shared/features/skills/credentials/credentials.contract.ts'
import { proofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { checkCredential, signStatusList } from './checking.service.ts'
import { listOwn, readCertificate, readSigned, revokeOwn, setShown, showCredential } from './credentials.service.ts'
import { findOwnProofs, findShownProofs } from './proofs.service.ts'
import { publishedKeys } from './signing/credential-key.service.ts'
import { didOf, STATUS_LIST_TTL_MS } from './signing/open-badge.ts'
import { readToken } from './signing/vc-jwt.ts'

const VC_JWT = 'application/vc+jwt'

export function credentialsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, credentials.list, ({ db, viewer, query }) => listOwn(db, platform, viewer, query))
  mount(app, pool, credentials.setShown, ({ viewer, params, body }) =>
    setShown(platform, viewer, params.id, body.isShown),
  )
  mount(app, pool, credentials.revoke, ({ viewer, params }) => revokeOwn(platform, viewer, params.id))
  mount(app, pool, credentials.show, ({ viewer, params }) => showCredential(platform, viewer, params.id))
  mount(app, pool, credentials.check, ({ body }) => checkCredential(platform, body.token))
  mount(app, pool, proofs.own, ({ db, viewer }) => findOwnProofs(db, platform, viewer))
  mount(app, pool, proofs.show, ({ db, params }) => findShownProofs(db, platform, params.handle))
  serveSigned(app, platform)
  serveStatusLists(app, platform)
  serveKeys(app, platform)
}

type FileEndpoint =
  | typeof credentials.signedFile
  | typeof credentials.content
  | typeof credentials.pdf
  | typeof credentials.statusList

const optionsOf = ({ path, guard, summary, params, ...rest }: FileEndpoint) => ({
  schema: { summary, params, tags: [path.split('/')[1] ?? 'other'], 'x-guard': guard },
  config: { guard, limit: 'limit' in rest ? rest.limit : ('default' as const) },
})

/** The signed credential: as the JWT that proves it, and as plain JSON to read. */
function serveSigned(app: App, platform: Platform): void {
  const { signedFile, content, pdf } = credentials
  app.get<{ Params: { id: Id } }>(signedFile.path, optionsOf(signedFile), async ({ viewer, params }, reply) => {
    const token = await readSigned(platform, viewer, params.id)
    return reply.type(VC_JWT).header('content-disposition', `attachment; filename="badge-${params.id}.jwt"`).send(token)
  })
  app.get<{ Params: { id: Id } }>(content.path, optionsOf(content), async ({ viewer, params }, reply) => {
    const token = await readSigned(platform, viewer, params.id)
    return reply.type('application/vc').send(JSON.stringify(readToken(token)?.payload, null, 2))
  })
  app.get<{ Params: { id: Id } }>(pdf.path, optionsOf(pdf), async ({ viewer, params, i18n }, reply) => {
    const file = await readCertificate(platform, viewer, params.id, i18n)
    const disposition = `attachment; filename="certificate-${params.id}.pdf"`
    return reply.type('application/pdf').header('content-disposition', disposition).send(file)
  })
}

const forAnyone = (reply: FastifyReply, maxAgeSeconds: number): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', `public, max-age=${maxAgeSeconds}`)

function serveStatusLists(app: App, platform: Platform): void {
  const { statusList } = credentials
  app.get<{ Params: { list: number } }>(statusList.path, optionsOf(statusList), async ({ params }, reply) =>
    forAnyone(reply, STATUS_LIST_TTL_MS / 1000)
      .type(VC_JWT)
      .send(await signStatusList(platform, params.list)),
  )
}

const KEYS_MAX_AGE = 300

/** Where verifiers look for the keys: by DID (did:web), and as a plain key set. */
function serveKeys(app: App, { db, url }: Platform): void {
  const options = { schema: { hide: true }, config: { isAnonymous: true, limit: 'default' } } as const
  app.get('/.well-known/did.json', options, async (_request, reply) => {
    const did = didOf(url)
    const keys = await publishedKeys(db, url)
    const document = {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
      id: did,
      verificationMethod: keys.map(({ keyId, jwk }) => ({
        id: keyId,
        type: 'JsonWebKey2020',
        controller: did,
        publicKeyJwk: jwk,
      })),
      assertionMethod: keys.map(({ keyId }) => keyId),
    }
    return forAnyone(reply, KEYS_MAX_AGE).type('application/did+json').send(JSON.stringify(document))
  })
  app.get('/.well-known/jwks.json', options, async (_request, reply) => {
    const keys = (await publishedKeys(db, url)).map(({ keyId, jwk }) => ({
      ...jwk,
      kid: keyId,
      alg: 'EdDSA',
      use: 'sig',
    }))
    return forAnyone(reply, KEYS_MAX_AGE).type('application/jwk-set+json').send(JSON.stringify({ keys }))
  })
}
