// Writes server/endpoints.txt: method, path and guard of every route, so that a change of a guard is visible in review.
// Routes without a contract (health, file content, pages) are listed and marked as well; `-` means no guard at all.
// With --check it only compares.

import { subscribe } from 'node:diagnostics_channel'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { createSharedUploadStore } from '#server/platform/files/upload-store.ts'
import { createMetrics } from '#server/platform/http/operations/metrics.ts'
import { createLog } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createRealtime } from '#server/platform/realtime/realtime.ts'
import { wirePlatform } from '#server/wire-platform.ts'
import { OUTSIDE_CONTRACTS } from './checks/architecture/rules/endpoints.rule.ts'

const LIST = join(import.meta.dirname, '../server/endpoints.txt')

const list = await listEndpoints()
if (process.argv.includes('--check')) {
  const written = await readFile(LIST, 'utf8').catch(() => '')
  if (written !== list) {
    console.error(
      `server/endpoints.txt is out of date; run npm run fix to regenerate it.\n${difference(written, list)}`,
    )
    process.exitCode = 1
  }
} else {
  await writeFile(LIST, list)
}

async function listEndpoints(): Promise<string> {
  const lines = new Set<string>()
  // Fastify announces each instance before its first route: the only way to see all of them without a hook in the
  // product.
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      for (const line of describeRoute(route)) lines.add(line)
    })
  })
  const { app } = await buildApp({ platform: stubPlatform(), metrics: createMetrics() })
  await app.ready()
  await app.close()
  const byPath = (line: string) => line.split(' ')[1] ?? ''
  return `${[...lines].toSorted((a, b) => compare(byPath(a), byPath(b)) || compare(a, b)).join('\n')}\n`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function describeRoute({ method, url, schema, config }: RouteOptions): string[] {
  const guard = config?.guard
  // Routes without a contract are not in the API reference either.
  const mark = guard === undefined || schema?.hide ? ` ${OUTSIDE_CONTRACTS}` : ''
  return [method]
    .flat()
    .filter((one) => one !== 'HEAD' && one !== 'OPTIONS')
    .map((one) => `${one} ${url} ${guard ?? '-'}${mark}`)
}

/** Declaring routes needs no external services; a stub throws if one is used anyway. */
function stubPlatform(): Platform {
  const config = readConfig({ APP_ENV: 'local', LOG_LEVEL: 'silent' })
  const appKey = 'x'.repeat(32)
  return {
    config,
    url: 'http://localhost',
    appKey,
    realtime: createRealtime({ config, appKey, channels: [], redis: null, log: throwOnUse('log') }),
    // Connects on the first query, which never comes.
    db: openDatabase({ url: 'postgres://localhost/none', pool: 1, onError: () => {} }).db,
    database: throwOnUse('database'),
    redis: null,
    clock: systemClock,
    jobs: throwOnUse('jobs'),
    storage: throwOnUse('storage'),
    uploads: createSharedUploadStore(throwOnUse('storage')),
    mailer: throwOnUse('mailer'),
    outbound: throwOnUse('outbound'),
    wiring: wirePlatform(),
    personalData: [],
    log: createLog('silent'),
    sessionEnds: throwOnUse('sessionEnds'),
  }
}

function throwOnUse<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get(_, key) {
      throw new Error(`${name}.${String(key)} was used while routes were being declared`)
    },
  })
}

function difference(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}
