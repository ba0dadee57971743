import type { InjectOptions } from 'fastify'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import {
  type CompanyToken,
  companyTokens,
  type NewCompanyToken,
} from '#shared/features/entry/company-tokens/company-tokens.contract.ts'

/** For the company this person acts for. */
export async function aCompanyToken(
  { visitor }: Pick<BuiltPerson, 'visitor'>,
  named: Partial<NewCompanyToken> = {},
): Promise<{ token: string; details: CompanyToken }> {
  const body = { name: 'Careers site', scopes: ['jobs:read'], days: 30, ...named }
  const answer = await visitor.post(companyTokens.create.path, body)
  if (answer.statusCode !== 201) throw new Error(`The token was not created: ${answer.body}`)
  return answer.json()
}

export const callWith = ({ app }: TestApp, token: string, request: InjectOptions & { url: string }) =>
  app.inject({ ...request, headers: { authorization: `Bearer ${token}` } })
