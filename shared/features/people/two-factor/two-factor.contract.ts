import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { qrCode } from '#shared/kit/drawing/qr-code.ts'
import { MAX_SECOND_FACTOR_LENGTH, TOTP_CODE_LENGTH } from './two-factor-limits.ts'

/** Six digits from an authenticator app, or a backup code; people paste both with spaces. */
export const secondFactorCode = z.string().trim().min(TOTP_CODE_LENGTH).max(MAX_SECOND_FACTOR_LENGTH)

const twoFactorState = z
  .object({ isOn: z.boolean(), onSince: z.iso.datetime().nullable(), backupCodesLeft: z.int() })
  .meta({ id: 'TwoFactorState' })
export type TwoFactorState = z.infer<typeof twoFactorState>

const twoFactorSetup = z
  .object({
    /** For entering by hand when there is no camera. */
    secret: z.string(),
    uri: z.string(),
    qr: qrCode,
  })
  .meta({ id: 'TwoFactorSetup' })
export type TwoFactorSetup = z.infer<typeof twoFactorSetup>

/** Shown only once, because only their hashes are stored. */
const backupCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'BackupCodes' })
export type BackupCodes = z.infer<typeof backupCodes>

export const twoFactor = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/user/two-factor',
    guard: 'auth',
    summary: 'Whether two-step sign-in is on, and how many backup codes are left.',
    response: twoFactorState,
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/user/two-factor',
    guard: 'auth',
    summary: 'Starts setting up an authenticator app. Nothing changes until a code from it is confirmed.',
    response: twoFactorSetup,
    needsFreshProof: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/user/two-factor/confirm',
    guard: 'auth',
    summary: 'Turns two-step sign-in on with a first code, and returns the backup codes once.',
    body: z.object({ code: secondFactorCode }),
    response: backupCodes,
    needsFreshProof: true,
    limit: 'strict',
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/user/two-factor',
    guard: 'auth',
    summary: 'Turns two-step sign-in off and deletes the app secret and backup codes.',
    response: nothing,
    needsFreshProof: true,
  }),
  makeBackupCodes: endpoint({
    method: 'POST',
    path: '/user/two-factor/backup-codes',
    guard: 'auth',
    summary: 'Creates ten new backup codes. The old ones stop working.',
    response: backupCodes,
    needsFreshProof: true,
  }),
}
