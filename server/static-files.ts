// Static files of the build, flags and the build id. Assets carry a hash of their content in their name, so they never
// expire.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { RouteOptions } from 'fastify'
import type { App } from './platform/http/context.ts'

const CLIENT_FILES = fileURLToPath(new URL('../build/client/', import.meta.url))
const BUILD_INFO = fileURLToPath(new URL('../build/build.json', import.meta.url))
const FLAGS = fileURLToPath(new URL('../node_modules/country-flag-icons/3x2/', import.meta.url))

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
/** A service worker has its own policy, and it fetches pages on behalf of the browser. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
/** The interpreter of code questions: the only file that may compile WebAssembly, in a worker, which it loads itself. */
const INTERPRETER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'"
const isInterpreter = (path: string) => /\/assets\/worker-[^/]+\.js(\.\w+)?$/.test(path)
const isServiceWorker = (path: string) => /\/service-worker\.js(\.\w+)?$/.test(path)

export function readBuildId(): string {
  return (JSON.parse(readFileSync(BUILD_INFO, 'utf8')) as { id: string }).id
}

export async function serveStaticFiles(app: App): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', markAnonymous)
    await scope.register(fastifyStatic, {
      root: CLIENT_FILES,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('Cache-Control', path.includes('/assets/') ? FOREVER : FOR_A_DAY)
        if (isServiceWorker(path)) void reply.header('Content-Security-Policy', WORKER_POLICY)
        if (isInterpreter(path)) void reply.header('Content-Security-Policy', INTERPRETER_POLICY)
      },
    })
  })
}

/** Flags and the build id: the same in development, where Vite serves the rest. */
export async function serveBuildInfo(app: App, buildId: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', markAnonymous)
    await serveFlags(scope)
    scope.get('/builds/latest.json', async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send({ id: buildId }),
    )
    scope.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
      if (request.params.file !== `${buildId}.json`) return reply.callNotFound()
      return reply.header('Cache-Control', FOREVER).send({ id: buildId })
    })
  })
}

const markAnonymous = (route: RouteOptions) => {
  route.config = { ...route.config, isAnonymous: true }
}

/** Each flag is fetched when it is shown; the whole set would be larger than the application. */
async function serveFlags(app: App): Promise<void> {
  await app.register(fastifyStatic, {
    root: FLAGS,
    prefix: '/flags/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /^\/[A-Z]{2}\.svg$/.test(path),
    setHeaders: (reply) => {
      void reply.header('Cache-Control', FOREVER)
    },
  })
}
