// What every signature has in common, whatever is signed: the name is checked, and each is chained to the text and to the signature
// before it.

import { createHash } from 'node:crypto'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { isSameName } from '#shared/features/hiring/offers/offer-terms.ts'
import type { CompanySignature } from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Where a signature came from; the network instead of the address. */
export type Origin = { ipPrefix: string | null; userAgent: string }

const nameDiffers = (name: string) => /* i18n */ ({
  id: 'offers.name_differs',
  message: 'Your profile says {name}. Confirm that this is your legal name.',
  values: { name },
})

export async function ensureName(tx: Db, personId: Id, { name, isNameConfirmed }: CompanySignature): Promise<void> {
  const person = await findPerson(tx, personId)
  if (!isNameConfirmed && !isSameName(name, person.name)) throw fieldError(['name'], nameDiffers(person.name))
}

type Signed = {
  /** The chain hash of the signature before; '' for the first. */
  previous: string
  /** Of the text that is signed. */
  hash: string
  role: string
  given: Pick<CompanySignature, 'name' | 'method' | 'drawing'>
  at: Date
}

export function sealSignature({ previous, hash, role, given: { name, method, drawing }, at }: Signed) {
  const drawn = method === 'drawn' ? drawing : null
  const parts = [previous, hash, role, name, method, drawn ?? '', at.toISOString()]
  const chainHash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return { name, method, drawing: drawn, chainHash, createdAt: at }
}
