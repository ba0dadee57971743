import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyExports } from '#shared/features/workspace/company-exports/company-exports.contract.ts'
import { exportApplicants, exportJobs } from './company-exports.service.ts'

const described = { tags: ['company'], 'x-guard': 'company' } as const
const config = { guard: 'company', limit: 'strict' } as const

export function companyExportRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const memberOf = async (request: FastifyRequest) => {
    const { viewer } = request
    // The guard has already checked it.
    if (!viewer) throw new AppError('unauthenticated')
    return { viewer, company: found(await findCurrentCompany(db, viewer, request)) }
  }
  const send = (reply: FastifyReply, name: string, text: AsyncGenerator<string>) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${clock.now().toISOString().slice(0, 10)}.csv"`)
      .send(Readable.from(text, { objectMode: false }))

  const applicants = {
    ...described,
    summary: companyExports.applicants.summary,
    querystring: companyExports.applicants.query,
  }
  app.get<{ Querystring: z.output<typeof companyExports.applicants.query> }>(
    companyExports.applicants.path,
    { schema: applicants, config },
    async (request, reply) => {
      const { viewer, company } = await memberOf(request)
      const { jobId, bom } = request.query
      return send(reply, 'applicants', await exportApplicants(platform, viewer, { company, jobId, hasMark: bom }))
    },
  )
  const jobs = { ...described, summary: companyExports.jobs.summary, querystring: companyExports.jobs.query }
  app.get<{ Querystring: z.output<typeof companyExports.jobs.query> }>(
    companyExports.jobs.path,
    { schema: jobs, config },
    async (request, reply) => {
      const { viewer, company } = await memberOf(request)
      const { bom } = request.query
      return send(reply, 'jobs', await exportJobs(platform, viewer, { company, hasMark: bom }))
    },
  )
}
