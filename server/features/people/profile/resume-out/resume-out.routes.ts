import { AppError } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type ResumeFileChoices, resumeOutEndpoints } from '#shared/features/people/profile/resume-out.contract.ts'
import { keepResumeForJob } from './kept-for-job.service.ts'
import { showResume, writeResumeFile } from './resume-out.service.ts'

export function resumeOutRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, resumeOutEndpoints.show, ({ db, viewer, query, request }) =>
    showResume(db, viewer.id, query, request.i18n),
  )
  mount(app, platform.db, resumeOutEndpoints.keep, ({ viewer, params, body, request }) =>
    keepResumeForJob(platform, viewer.id, { jobId: params.jobId, ...body }, request.i18n),
  )
  mountFile(app, platform)
}

function mountFile(app: App, platform: Platform): void {
  const { path, guard, summary, query } = resumeOutEndpoints.file
  const schema = { summary, querystring: query, tags: [path.split('/')[1] ?? 'other'], 'x-guard': guard }
  app.get<{ Querystring: ResumeFileChoices }>(
    path,
    { schema, config: { guard, limit: 'strict' } },
    async (request, reply) => {
      // The guard has already checked it.
      if (!request.viewer) throw new AppError('unauthenticated')
      const file = await writeResumeFile(platform, request.viewer.id, request.query, request.i18n)
      const name = encodeURIComponent(file.name)
      return reply
        .type(file.type)
        .header(
          'content-disposition',
          `attachment; filename="resume.${request.query.format}"; filename*=UTF-8''${name}`,
        )
        .send(file.content)
    },
  )
}
