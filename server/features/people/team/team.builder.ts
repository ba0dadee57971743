import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import type { TestApp } from '#server/test-app.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type NewInvitation, type TeamInvitation, teams } from '#shared/features/people/team/team.contract.ts'

type OfCompany = { id: string }

export const invitationsPath = ({ id }: OfCompany) => teams.invite.path.replace(':companyId', id)

export async function aTeamInvitation(
  owner: BuiltPerson,
  company: OfCompany,
  named: Partial<NewInvitation> = {},
): Promise<TeamInvitation> {
  const body = { email: 'rosa@people.example', role: 'recruiter', ...named }
  const answer = await owner.visitor.post(invitationsPath(company), body)
  if (answer.statusCode !== 201) throw new Error(`The invitation was not sent: ${answer.body}`)
  return answer.json<TeamInvitation>()
}

/** Somebody who works for the company and nowhere else. */
export async function aMember(test: TestApp, owner: BuiltPerson, company: OfCompany, role: MemberRole) {
  const person = await aPerson(test, { roles: ['company'], name: `Kim ${role}` })
  await addMember(test.platform.db, owner, company.id, { personId: person.id, role })
  return person
}
