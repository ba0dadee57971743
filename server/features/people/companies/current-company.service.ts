// Which company a member acts for in the company workspace. The choice is a cookie and so belongs to the browser; it proves
// nothing, and membership is checked each time.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { currentCompany } from '#shared/features/people/companies/current-company.ts'
import type { Id } from '#shared/kit/ids.ts'
import { listOwnCompanies } from './companies.service.ts'

const COMPANY_COOKIE = 'meridian_company'
/** The maximum lifetime browsers grant a cookie. */
const COOKIE_DAYS = 400

/** For all endpoints of the company workspace; null for somebody who no longer works for any company. */
export const findCurrentCompany = async (
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<OwnCompany | null> =>
  currentCompany(await listOwnCompanies(db, viewer), request.cookies[COMPANY_COOKIE] ?? null)

type CookieExchange = { reply: FastifyReply; isSecure: boolean }

/** A company the person does not work for is not found, as everywhere. */
export async function switchCompany(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  companyId: Id,
  { reply, isSecure }: CookieExchange,
): Promise<OwnCompany> {
  const company = found((await listOwnCompanies(db, viewer)).find(({ id }) => id === companyId))
  rememberCompany({ reply, isSecure }, company.id)
  return company
}

export function rememberCompany({ reply, isSecure }: CookieExchange, companyId: Id): void {
  reply.setCookie(COMPANY_COOKIE, companyId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_DAYS * 86_400,
  })
}
