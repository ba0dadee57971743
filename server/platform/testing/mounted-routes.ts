// The mounted routes of an application, so that a test can try every one of them, including those added later.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { z } from 'zod'

export type MountedRoute = {
  method: string
  url: string
  body: z.ZodType | null
  query: z.ZodType | null
  /** Outside the contracts: not in the API reference. */
  isHidden: boolean
  config: FastifyContextConfig
}

export async function collectRoutes<T>(build: () => Promise<T>): Promise<{ built: T; routes: MountedRoute[] }> {
  const routes: MountedRoute[] = []
  const listen = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, schema, config }) => {
      const body = (schema?.body as z.ZodType | undefined) ?? null
      const query = (schema?.querystring as z.ZodType | undefined) ?? null
      for (const one of [method].flat())
        routes.push({ method: one, url, body, query, isHidden: schema?.hide === true, config: config ?? {} })
    })
  subscribe('fastify.initialization', listen)
  try {
    return { built: await build(), routes }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}

export const nameOf = ({ method, url }: Pick<MountedRoute, 'method' | 'url'>): string => `${method} ${url}`
