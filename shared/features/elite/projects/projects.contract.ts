import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  milestoneStep,
  newMilestone,
  project,
  projectRow,
  projectStep,
  reviewEntry,
  showcaseEntry,
  shown,
  workDayEntry,
} from './project-facts.contract.ts'

const listQuery = pageQuery.extend({ cursor: id.optional() })
export type ProjectsQuery = z.output<typeof listQuery>
const one = z.object({ id })

export const projects = {
  showcase: endpoint({
    method: 'GET',
    path: '/shared/api/showcase',
    guard: 'open',
    summary: 'Finished projects that both the member and the company agreed to publish, newest first.',
    query: listQuery,
    response: pageOf(shown),
  }),
  own: endpoint({
    method: 'GET',
    path: '/talent/api/elite/projects',
    guard: 'verified',
    summary: 'Your projects, newest first.',
    query: listQuery,
    response: pageOf(projectRow),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/company/api/projects',
    guard: 'company',
    summary: 'Your company’s projects with Elite members, newest first.',
    query: listQuery,
    response: pageOf(projectRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/projects/:id',
    guard: 'verified',
    summary: 'A project you or your company take part in.',
    params: one,
    response: project,
  }),
  step: endpoint({
    method: 'POST',
    path: '/shared/api/projects/:id/status',
    guard: 'verified',
    summary: 'Accepts, starts, pauses, resumes, completes or ends a project.',
    params: one,
    body: projectStep,
    response: project,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/shared/api/projects/:id/milestones',
    guard: 'verified',
    summary: 'Adds a milestone before the member accepts the project.',
    params: one,
    body: newMilestone,
    response: project,
    status: 201,
    creates: true,
  }),
  stepMilestone: endpoint({
    method: 'POST',
    path: '/shared/api/milestones/:id/status',
    guard: 'verified',
    summary: 'Begins, submits or approves a milestone, or asks for changes.',
    params: one,
    body: milestoneStep,
    response: project,
  }),
  unplan: endpoint({
    method: 'DELETE',
    path: '/shared/api/milestones/:id',
    guard: 'verified',
    summary: 'Removes a milestone before the member accepts the project.',
    params: one,
    response: project,
  }),
  logHours: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/hours',
    guard: 'verified',
    summary: 'Saves the hours you worked on a day.',
    params: one,
    body: workDayEntry,
    response: project,
  }),
  review: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/review',
    guard: 'verified',
    summary: 'Reviews the other side. Both reviews are shown at the same time.',
    params: one,
    body: reviewEntry,
    response: project,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/shared/api/projects/:id/showcase',
    guard: 'verified',
    summary:
      'Agrees to show the finished project in public, or takes that back. A new text needs the consent of both sides.',
    params: one,
    body: showcaseEntry,
    response: project,
  }),
}
