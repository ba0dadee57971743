// Which company somebody acts for in the company workspace. The choice is a cookie, so it belongs to the browser it was made
// in; it proves nothing, and is checked against the memberships each time it is read.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { currentCompany } from '#shared/features/people/companies/current-company.ts'
import type { Id } from '#shared/kit/ids.ts'
import { listOwnCompanies } from './companies.service.ts'

const COMPANY_COOKIE = 'meridian_company'
/** As long as browsers let a cookie live. */
const COOKIE_DAYS = 400

/** For every endpoint of the company workspace; null for a person who works for no company any more. */
export const findCurrentCompany = async (
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<OwnCompany | null> =>
  currentCompany(await listOwnCompanies(db, viewer), request.cookies[COMPANY_COOKIE] ?? null)

type Visit = { reply: FastifyReply; isSecure: boolean }

/** Companies that the person does not work for are not found, as everywhere. */
export async function switchCompany(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  companyId: Id,
  { reply, isSecure }: Visit,
): Promise<OwnCompany> {
  const company = found((await listOwnCompanies(db, viewer)).find(({ id }) => id === companyId))
  reply.setCookie(COMPANY_COOKIE, company.id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_DAYS * 86_400,
  })
  return company
}
