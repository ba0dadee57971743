import { type CompanyRecords, type CompanyRoles, everyone, hiring, judging } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/jobs/:jobId/closing':           everyone,
  'GET /company/api/applications':                  everyone,
  'GET /company/api/applicant-board':               everyone,
  'GET /company/api/applications/:id':              everyone,
  'GET /company/api/applications/:id/neighbours':   everyone,
  'POST /company/api/applications/:id/look':        everyone,
  'POST /company/api/applications/:id/resume':      everyone,
  'GET /company/api/applications/:id/video-resume': everyone,
  'POST /company/api/applications/:id/stage':       hiring,
  'POST /company/api/applications/:id/reject':      hiring,
  'DELETE /company/api/applications/:id/reject':    hiring,
  'POST /company/api/applications/:id/hire':        hiring,
  'POST /company/api/applications/:id/reopen':      hiring,
  'POST /company/api/applications/:id/notes':       judging,
  'GET /company/api/applications/:id/scorecards':   everyone,
  'PUT /company/api/applications/:id/scorecard':    judging,
  'GET /company/api/jobs/:id/applicant-names':      everyone,
  'PUT /company/api/jobs/:id/applicant-names':      everyone,
  'PUT /company/api/jobs/:id/scorecard-attributes': hiring,
  'PUT /company/api/applications/:id/rating':       judging,
  'DELETE /company/api/application-notes/:id':      judging,
  'POST /company/api/applicants/move':              hiring,
  'POST /company/api/applicants/message':           hiring,
  'POST /company/api/applicants/message/preview':   hiring,
  'POST /company/api/applicants/reject/preview':    hiring,
  'POST /company/api/applicants/reject':            hiring,
  'POST /company/api/applicants/reject/cancel':     hiring,
}

export const records: CompanyRecords = async ({ job, member, application }) => {
  const ids = [application.id]
  // People delete only what they wrote; a viewer writes none.
  const note = await member.visitor.post(`/company/api/applications/${application.id}/notes`, { text: 'Good' })
  return {
    records: [
      { under: '/company/api/applications/:id', id: application.id },
      { under: '/company/api/application-notes/:id', id: note.json<{ id?: string }>().id ?? job.id },
    ],
    bodies: {
      // Hiding names would also hide the résumé that the next call opens.
      'PUT /company/api/jobs/:id/applicant-names': { isHidden: false },
      'POST /company/api/applicants/move': { stageId: job.id, applicants: [{ id: application.id, fromStageId: null }] },
      'POST /company/api/applicants/message': { ids },
      'POST /company/api/applicants/message/preview': { ids },
      'POST /company/api/applicants/reject/preview': { ids },
      'POST /company/api/applicants/reject': { ids },
      'POST /company/api/applicants/reject/cancel': { ids },
    },
  }
}
