// A new account, for tests that change how its owner signs in.

import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { HttpVisitor } from './http-visitor.ts'
import { mailTo } from './mailbox.ts'
import type { Credentials } from './people.ts'
import { PRODUCT_URL } from './settings.ts'

const PASSWORD = 'violet kettle under seven bridges'

export async function aNewAccount(url = PRODUCT_URL, name = 'Amara Okafor'): Promise<Credentials> {
  const account = { name, email: `${randomUUID()}@people.example`, password: PASSWORD }
  const visitor = new HttpVisitor(url)
  await visitor.write('/register', { body: { ...account, acceptsTerms: true } })
  const code = (await mailTo(account.email, /\d{6}/, url)).subject.match(/\d{6}/)?.[0]
  const verified = await visitor.write('/email/verify', { body: { code } })
  if (!verified.ok) throw new Error(`The account could not be verified: ${await verified.text()}`)
  await visitor.write('/logout')
  return account
}

/** A virtual authenticator that verifies its user by itself, so that passkeys need no interaction. */
export async function addVirtualAuthenticator(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  if (!page) throw new Error('An authenticator needs a page')
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
