import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { Endorsers } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { tokenOf } from './endorsement-token.ts'

export const REQUESTS = '/shared/api/endorsement-requests'
export const ENDORSEMENTS = '/shared/api/endorsements'

export const anEndorsement = (token: string, given: object = {}) => ({
  token,
  isConfirmed: true,
  craft: 5,
  reliability: 4,
  communication: 5,
  initiative: 4,
  text: 'She rebuilt our payout ledger without a single lost payment and explained every step of it to the team.',
  again: 'yes',
  mayContact: true,
  isPublic: true,
  ...given,
})

export const endorsersOf = async ({ visitor }: BuiltPerson): Promise<Endorsers> =>
  (await visitor.get('/talent/api/elite/endorsers')).json<Endorsers>()

/** The link that their email has. */
export const tokenFor = ({ platform }: TestApp, id: string): string => tokenOf(platform, id)

/** Everybody who was asked answers. */
export async function endorseAll(test: TestApp, talent: BuiltPerson): Promise<void> {
  for (const { id } of (await endorsersOf(talent)).items) {
    const answer = await test.visitor().post(ENDORSEMENTS, anEndorsement(tokenFor(test, id)))
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}
