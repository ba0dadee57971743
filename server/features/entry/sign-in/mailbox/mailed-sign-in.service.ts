// Signing in with an emailed link or code, which also verifies the address.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  checkProofCode,
  codeError,
  takeProof,
  useProofByLink,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import { findPersonByEmail, type Person } from '#server/features/base/accounts/people.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SignInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { countCodeGuess } from '../limits/code-guesses.service.ts'
import { askerOf } from '../limits/known-devices.service.ts'
import { admit, type SignInExchange } from '../sign-in-completion.service.ts'
import { proveByMailbox } from './mailbox-proof.service.ts'

export const signInByLink = (
  platform: Platform,
  exchange: SignInExchange,
  given: { link: string; remember: boolean },
): Promise<SignInOutcome> =>
  transaction(platform.db, async (tx) => {
    const used = await useProofByLink(tx, platform, { kind: 'sign_in', secret: given.link })
    if ('failure' in used || used.proof.personId === null) throw new AppError('link_expired')
    const person = await findPerson(tx, used.proof.personId)
    if (person.email.toLowerCase() !== used.proof.email.toLowerCase()) throw new AppError('link_expired')
    return enterByMailbox(tx, platform, exchange, person, given)
  })

export async function signInByCode(
  platform: Platform,
  exchange: SignInExchange,
  given: { email: string; code: string; remember: boolean },
): Promise<SignInOutcome> {
  const { i18n } = exchange.request
  const person = await findPersonByEmail(platform.db, given.email)
  const guess = await countCodeGuess(platform, exchange.request, given.email, person)
  const asker = await askerOf(platform, exchange.request, person)
  const of = { kind: 'sign_in', email: given.email, personId: person?.id ?? null, asker } as const
  const checked = await checkProofCode(platform.db, platform, { ...of, code: given.code })
  if ('failure' in checked) throw codeError(i18n, checked.failure)
  if (!person) throw codeError(i18n, 'wrong')
  await guess.forgive()
  return transaction(platform.db, async (tx) => {
    if (!(await takeProof(tx, platform, checked.proof))) throw codeError(i18n, 'over')
    return enterByMailbox(tx, platform, exchange, person, given)
  })
}

/** In the transaction that used up the link or code. */
export async function enterByMailbox(
  tx: Db,
  platform: Platform,
  exchange: SignInExchange,
  person: Person,
  { remember: isRemembered }: { remember: boolean },
): Promise<SignInOutcome> {
  await proveByMailbox(tx, platform, exchange.request, person)
  return admit(platform, { ...exchange, db: tx }, person, { isRemembered })
}
