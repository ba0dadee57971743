import { describe, expect, it } from 'vitest'
import { screensWith, violationsWith } from '../tree.builder.ts'

describe('the table of screens', () => {
  it.each([
    ['guard', `guard: 'verified'`, `guard: ''`],
    ['layout', `layout: 'default'`, `layout: 'unknown'`],
    ['title', `title: 'Jobs'`, `title: ''`],
  ])('rejects a screen without %s', async (part, word, replacement) => {
    expect(await violationsWith(screensWith(word, replacement))).toEqual([
      `every screen has a ${part} | shared/screens.ts: /jobs has no ${part}`,
    ])
  })

  it('rejects a path that is listed twice', async () => {
    const twice = `devScreens = [{ path: '/chat', guard: 'open', layout: 'default', title: 'Chat', page: 'talk/chat/chat' }]`
    expect(await violationsWith(screensWith('devScreens = []', twice))).toEqual([
      'a screen is listed once | shared/screens.ts: /chat is listed twice',
    ])
  })

  it('rejects a landed screen without a page file', async () => {
    expect(await violationsWith(screensWith(`pending = ['/chat']`, 'pending = []'))).toEqual([
      'every landed screen has a page file, and no other does | shared/screens.ts: /chat has no page file talk/chat/chat.page.tsx',
    ])
  })

  it('rejects a page file that belongs to no landed screen', async () => {
    expect(await violationsWith({ 'web/features/talk/inbox/inbox.page.tsx': '' })).toEqual([
      'every landed screen has a page file, and no other does | web/features/talk/inbox/inbox.page.tsx: is not the page of a landed screen',
    ])
  })

  it('rejects a pending path that is not a screen', async () => {
    expect(await violationsWith(screensWith(`pending = ['/chat']`, `pending = ['/chat', '/caht']`))).toEqual([
      'every pending path is a screen | shared/screens.ts: pending /caht is not a screen',
    ])
  })
})
