import { seal, unseal } from '#server/platform/sealed-secret.ts'
import type { Id } from '#shared/kit/ids.ts'

type Sealed = { id: Id; secret: Buffer }

const sealFor = (appKey: string, webhookId: Id) => ({ appKey, purpose: 'webhook', owner: webhookId })

export const sealSecret = (appKey: string, webhookId: Id, secret: Buffer): Buffer =>
  seal(sealFor(appKey, webhookId), secret)

/** Null if it was sealed with another APP_KEY. */
export const readSecret = ({ id, secret }: Sealed, appKey: string): Buffer | null => unseal(sealFor(appKey, id), secret)
