// Badges as others verify them: with a JOSE library and a bitstring library that know nothing of this product.

import { Bitstring } from '@digitalbazaar/bitstring'
import { sql } from 'drizzle-orm'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { recordApproval } from '#server/features/people/identity/verified-people.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  CredentialCheck,
  OwnCredential,
  PublicCredential,
} from '#shared/features/skills/credentials/credentials.contract.ts'
import type { ProfileProofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { checkCredential } from './checking.service.ts'
import { aCredential } from './credentials.builder.ts'

const OWN = '/talent/api/credentials'
const SHOWN = '/shared/api/credentials'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const read = async (id: string) => (await test.visitor().get(`${SHOWN}/${id}/badge.jwt`)).body
const check = async (token: string) =>
  (await test.visitor().post('/shared/api/credential-checks', { token })).json<CredentialCheck>()

async function verify(token: string) {
  const keys = (await test.visitor().get('/.well-known/jwks.json')).json<JSONWebKeySet>()
  return jwtVerify(token, createLocalJWKSet(keys), { currentDate: test.clock.now() })
}

type Badge = {
  id: string
  type: string[]
  issuer: { id: string }
  credentialSubject: { achievement: { name: string }; identifier: { identityHash: string }[] }
  credentialStatus: { statusListIndex: string; statusListCredential: string }
}

async function isRevoked(token: string): Promise<boolean> {
  const { credentialStatus } = decodeJwt<Badge>(token)
  const { pathname } = new URL(credentialStatus.statusListCredential)
  const list = await verify((await test.visitor().get(pathname)).body)
  const { encodedList } = list.payload['credentialSubject'] as { encodedList: string }
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }) })
  return bits.get(Number(credentialStatus.statusListIndex))
}

describe('a badge', () => {
  it('is an Open Badge 3.0 that an independent library verifies', async () => {
    const { id, talent } = await aCredential(test)
    const { payload, protectedHeader } = await verify(await read(id))
    const badge = payload as unknown as Badge
    expect(badge.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential'])
    expect(badge.id).toBe(`${test.platform.url}/badges/${id}`)
    expect(payload.iss).toBe(badge.issuer.id)
    expect(badge.credentialSubject.achievement.name).toBe('Git, level 4')
    // The address is only in there as a salted hash.
    expect(JSON.stringify(payload)).not.toContain(talent.email)
    const did = (await test.visitor().get('/.well-known/did.json')).json<{ id: string; assertionMethod: string[] }>()
    expect(did.id).toBe(payload.iss)
    expect(did.assertionMethod).toContain(protectedHeader.kid)
    const json = (await test.visitor().get(`${SHOWN}/${id}/badge.json`)).json<Badge>()
    expect(json.credentialSubject).toEqual(badge.credentialSubject)
    const pdf = await test.visitor().get(`${SHOWN}/${id}/certificate.pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.body.startsWith('%PDF-1.7')).toBe(true)
  })

  it('fails with any byte changed, for others and for us', async () => {
    const { id } = await aCredential(test)
    const token = await read(id)
    expect((await check(token)).verdict).toBe('valid')
    const change = (place: number) =>
      `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`
    // The last character has four bits that encode nothing. Libraries may ignore them; we do not.
    for (let place = 0; place < token.length - 1; place += 47)
      await expect(verify(change(place)), String(place)).rejects.toThrow(Error)
    for (const place of [0, 1500, token.length - 2, token.length - 1])
      expect((await check(change(place))).signed, String(place)).toBeNull()
  })

  it('says so once it has been revoked, also in the list for others', async () => {
    const { id, talent } = await aCredential(test)
    const other = await aCredential(test)
    const [token, otherToken] = [await read(id), await read(other.id)]
    expect(await isRevoked(token)).toBe(false)
    const answers = await Promise.all([1, 2, 3].map(() => talent.visitor.post(`${OWN}/${id}/revoke`)))
    for (const answer of answers) expect(answer.json<OwnCredential>().state).toBe('revoked')
    expect(await isRevoked(token)).toBe(true)
    expect(await isRevoked(otherToken)).toBe(false)
    expect(await check(token)).toMatchObject({ verdict: 'revoked', signed: { name: 'Git, level 4' } })
    expect((await test.visitor().get(`${SHOWN}/${id}`)).json<PublicCredential>()).toMatchObject({ state: 'revoked' })
  })

  it('stays revoked after its holder has deleted the account', async () => {
    const { id, talent } = await aCredential(test)
    const token = await read(id)
    await talent.visitor.post(`${OWN}/${id}/revoke`)
    await test.platform.db.execute(sql`delete from credentials where id = ${id}`)
    expect(await isRevoked(token)).toBe(true)
    expect((await check(token)).verdict).toBe('revoked')
  })

  it('expires', async () => {
    const { id } = await aCredential(test, { validDays: 10 })
    const token = await read(id)
    test.clock.advance(11 * DAY)
    await expect(verify(token)).rejects.toThrow(/exp/)
    expect((await check(token)).verdict).toBe('expired')
    expect((await test.visitor().get(`${SHOWN}/${id}`)).json<PublicCredential>().state).toBe('expired')
  })

  it('is still ours after the installation has moved to another address', async () => {
    const { id } = await aCredential(test)
    const moved = { ...test.platform, url: 'https://moved.example' }
    expect(await checkCredential(moved, await read(id))).toMatchObject({
      verdict: 'valid',
      signed: { name: 'Git, level 4' },
    })
  })

  it('is not ours if another key signed it', async () => {
    expect(await check('hello')).toEqual({ verdict: 'unknown', signed: null })
    const { id } = await aCredential(test)
    const [, body, signature] = (await read(id)).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'did:web:other#1' })).toString('base64url')
    expect((await check(`${header}.${body}.${signature}`)).verdict).toBe('unknown')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    expect((await check(`${unsigned}.${body}.`)).verdict).toBe('unknown')
  })
})

describe('the page of a badge', () => {
  it('names the holder and what was asked for', async () => {
    const { id } = await aCredential(test)
    const shown = (await test.visitor().get(`${SHOWN}/${id}`)).json<PublicCredential>()
    expect(shown).toMatchObject({ level: 4, percent: 85, state: 'valid', isIntact: true, isShown: null })
    expect(shown.criteria).toContain('80 out of 100')
  })

  it('is only for its holder until they show it, and again once they hide it', async () => {
    const { id, talent } = await aCredential(test, { isShown: false })
    const own = (await talent.visitor.get(`${SHOWN}/${id}`)).json<PublicCredential>()
    expect(own.isShown).toBe(false)
    expect((await test.visitor().get(`${SHOWN}/${id}`)).statusCode).toBe(404)
    await talent.visitor.put(`${OWN}/${id}/visibility`, { isShown: true })
    expect((await test.visitor().get(`${SHOWN}/${id}`)).statusCode).toBe(200)
    const hidden = await talent.visitor.put(`${OWN}/${id}/visibility`, { isShown: false })
    expect(hidden.json<OwnCredential>().isShown).toBe(false)
    for (const path of ['', '/badge.jwt', '/badge.json']) {
      expect((await test.visitor().get(`${SHOWN}/${id}${path}`)).statusCode).toBe(404)
      expect((await talent.visitor.get(`${SHOWN}/${id}${path}`)).statusCode).toBe(200)
    }
    const other = await aVerifiedTalent(test)
    expect((await other.visitor.put(`${OWN}/${id}/visibility`, { isShown: true })).statusCode).toBe(404)
    expect((await other.visitor.post(`${OWN}/${id}/revoke`)).statusCode).toBe(404)
  })

  it('says if the stored facts no longer match the signature', async () => {
    const { id } = await aCredential(test)
    await test.platform.db.execute(sql`update credentials set name = 'Git, level 5' where id = ${id}`)
    expect((await test.visitor().get(`${SHOWN}/${id}`)).json<PublicCredential>().isIntact).toBe(false)
  })

  it('is one of a list, newest first, page by page', async () => {
    const { talent } = await aCredential(test)
    await aCredential(test, { holder: talent })
    const first = (await talent.visitor.get(`${OWN}?limit=1`)).json<Page<OwnCredential>>()
    const second = (await talent.visitor.get(`${OWN}?limit=1&cursor=${first.nextCursor}`)).json<Page<OwnCredential>>()
    expect(first.items[0]?.id).not.toBe(second.items[0]?.id)
    expect(second.nextCursor).toBeNull()
  })
})

describe('the marks on a profile', () => {
  it('are what has been checked and is still valid; others see what its owner shows', async () => {
    const { talent, id } = await aCredential(test)
    test.clock.advance(HOUR)
    const { id: hidden } = await aCredential(test, { holder: talent, isShown: false })
    test.clock.advance(HOUR)
    await aCredential(test, { holder: talent, validDays: 1 })
    const at = new Date(test.clock.now().getTime() - HOUR)
    await recordApproval(test.platform.db, { personId: talent.id, country: 'KE', at })
    test.clock.advance(2 * DAY)
    const handle = `marks-${talent.id.slice(-12)}`
    const path = `/shared/api/profiles/${handle}/proofs`
    const seen = async () => (await test.visitor().get(path)).json<ProfileProofs>()
    // An unpublished page reveals nothing.
    expect((await test.visitor().get(path)).statusCode).toBe(404)
    const published = { handle, isPublic: true, isIndexed: false }
    expect((await talent.visitor.put('/talent/api/profile/page', published)).statusCode).toBe(200)
    expect(await seen()).toMatchObject({ identity: null, credentials: [{ id, kind: 'skill_test', isShown: true }] })
    const show = { part: 'identity', visibility: 'public' }
    expect((await talent.visitor.put('/talent/api/profile/visibility', show)).statusCode).toBe(200)
    expect((await seen()).identity).not.toBeNull()
    const own = (await talent.visitor.get('/talent/api/profile/proofs')).json<ProfileProofs>()
    expect(own.credentials.map((one) => one.id).toSorted()).toEqual([id, hidden].toSorted())
    await talent.visitor.post(`/talent/api/credentials/${id}/revoke`)
    expect((await seen()).credentials).toEqual([])
    test.clock.advance(-2 * DAY - 2 * HOUR)
  })
})
