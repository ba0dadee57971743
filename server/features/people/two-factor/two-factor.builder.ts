// An authenticator app for tests.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import {
  type BackupCodes,
  type TwoFactorSetup,
  twoFactor,
} from '#shared/features/people/two-factor/two-factor.contract.ts'
import { stepAt, totpAt } from './totp.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

export type AuthenticatorApp = { codeIn(steps: number): string; backupCodes: string[] }

/** Turns the second factor on, which uses up the current code. */
export async function aSecondFactor(
  test: TestApp,
  { visitor }: Pick<BuiltPerson, 'visitor'>,
): Promise<AuthenticatorApp> {
  const { secret } = (await visitor.post(twoFactor.setUp.path)).json<TwoFactorSetup>()
  const codeIn = (steps: number) => codeOf(secret, new Date(test.clock.now().getTime() + steps * STEP_MS))
  const confirmed = await visitor.post(twoFactor.confirm.path, { code: codeIn(0) })
  if (confirmed.statusCode !== 200) throw new Error(`The second factor could not be turned on: ${confirmed.body}`)
  return { codeIn, backupCodes: confirmed.json<BackupCodes>().codes }
}

export const codeOf = (secret: string, moment: Date): string => totpAt(fromBase32(secret), stepAt(moment))

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
