import { describe, expect, it } from 'vitest'
import { createLinkSigner, type SignedQuery } from './signed-links.ts'

const amara = '0198a000-0000-7000-8000-000000000001'
const bruno = '0198a000-0000-7000-8000-000000000002'
const link = { fileId: '0198a000-0000-7000-8000-00000000000f', variant: 'original', disposition: 'attachment' } as const

const noon = Date.UTC(2026, 10, 15, 12, 0, 30)
const signerAt = (time: number, secret = 'a secret of the server') =>
  createLinkSigner({ secret, clock: { now: () => new Date(time) } })

function read(url: string): SignedQuery {
  const query = new URL(url, 'https://meridian.example').searchParams
  return {
    variant: query.get('variant') ?? '',
    disposition: query.get('disposition') === 'inline' ? 'inline' : 'attachment',
    expires: Number(query.get('expires')),
    person: query.get('person') === '1' ? 1 : 0,
    signature: query.get('signature') ?? '',
  }
}

const signer = signerAt(noon)
const bound = read(signer.sign(link, amara))
const open = read(signer.sign(link, null))
const forbidden = 'You do not have permission to do this.'

describe('a signed link', () => {
  it('works for the person it was made for', () => {
    expect(signer.verify(link.fileId, bound, amara)).toEqual(link)
  })

  it('works for nobody else', () => {
    expect(() => signer.verify(link.fileId, bound, bruno)).toThrow(forbidden)
    expect(() => signer.verify(link.fileId, bound, null)).toThrow(forbidden)
    expect(() => signer.verify(link.fileId, { ...bound, person: 0 }, bruno)).toThrow(forbidden)
  })

  it('works for everybody when the file is public', () => {
    expect(signer.verify(link.fileId, open, null)).toEqual(link)
    expect(signer.verify(link.fileId, open, bruno)).toEqual(link)
    expect(() => signer.verify(link.fileId, { ...open, person: 1 }, amara)).toThrow(forbidden)
  })

  it('does not name the person', () => {
    expect(signer.sign(link, amara)).not.toContain(amara)
  })

  const changes: [string, Partial<SignedQuery>][] = [
    ['variant', { variant: 'large' }],
    ['disposition', { disposition: 'inline' }],
    ['expiry', { expires: bound.expires + 60 }],
    ['signature', { signature: bound.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }],
    ['signature’s length', { signature: bound.signature.slice(1) }],
    ['signature (by removing it)', { signature: '' }],
  ]
  it.each(changes)('is invalid when its %s is changed', (_what, change) => {
    expect(() => signer.verify(link.fileId, { ...bound, ...change }, amara)).toThrow(forbidden)
  })

  it('is invalid for another file or under another key', () => {
    expect(() => signer.verify(bruno, bound, amara)).toThrow(forbidden)
    expect(() => signerAt(noon, 'another secret').verify(link.fileId, bound, amara)).toThrow(forbidden)
  })

  it('expires within five minutes', () => {
    expect(signerAt(noon + 3.9 * 60_000).verify(link.fileId, bound, amara)).toEqual(link)
    expect(() => signerAt(noon + 5 * 60_000).verify(link.fileId, bound, amara)).toThrow(forbidden)
    expect(() => signerAt(bound.expires * 1000).verify(link.fileId, bound, amara)).toThrow(forbidden)
  })

  it('stays the same within a minute, so that browsers can use their cache', () => {
    expect(signerAt(noon + 10_000).sign(link, amara)).toBe(signer.sign(link, amara))
    expect(signerAt(noon + 60_000).sign(link, amara)).not.toBe(signer.sign(link, amara))
  })
})
