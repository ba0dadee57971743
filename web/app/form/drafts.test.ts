import { beforeEach, describe, expect, it } from 'vitest'
import { clearGuestDrafts, createDraft } from './drafts.ts'

describe('a draft', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  it('survives a reload and is gone once cleared', () => {
    createDraft(sessionStorage, 'amara', 'apply').write({ note: 'Dear team' })
    const reloaded = createDraft<{ note: string }>(sessionStorage, 'amara', 'apply')
    expect(reloaded.read()).toEqual({ note: 'Dear team' })
    reloaded.clear()
    expect(reloaded.read()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('belongs to one person and one form', () => {
    createDraft(sessionStorage, 'amara', 'apply').write({ note: 'Dear team' })
    expect(createDraft(sessionStorage, 'bilal', 'apply').read()).toBeNull()
    expect(createDraft(sessionStorage, 'amara', 'profile').read()).toBeNull()
  })

  it('of a guest is deleted once somebody has signed in; those of an account stay', () => {
    createDraft(sessionStorage, 'guest', 'sign-in').write({ email: 'amara@example.org' })
    createDraft(sessionStorage, 'amara', 'apply').write({ note: 'Dear team' })
    clearGuestDrafts(sessionStorage)
    expect(Object.keys(sessionStorage)).toEqual(['draft:amara:apply'])
  })

  it('is ignored when unreadable or when storage fails', () => {
    for (const stored of ['{', '[1]', '"text"', 'null']) {
      sessionStorage.setItem('draft:amara:apply', stored)
      expect(createDraft(sessionStorage, 'amara', 'apply').read()).toBeNull()
    }
    const deny = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const draft = createDraft({ getItem: deny, setItem: deny, removeItem: deny }, 'amara', 'apply')
    draft.write({ note: 'x' })
    draft.clear()
    expect(draft.read()).toBeNull()
  })
})
