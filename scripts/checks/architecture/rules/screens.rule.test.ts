import { describe, expect, it } from 'vitest'
import { screensWith, violationsWith } from '../tree.builder.ts'

describe('the table of screens', () => {
  it.each([
    ['guard', `guard: 'verified'`, `guard: ''`],
    ['layout', `layout: 'default'`, `layout: 'unknown'`],
    ['title', `title: 'Jobs'`, `title: ''`],
  ])('refuses a screen without %s', async (part, word, replacement) => {
    expect(await violationsWith(screensWith(word, replacement))).toEqual([
      `every screen has a ${part} | shared/screens.ts: /jobs has no ${part}`,
    ])
  })

  it('refuses a path listed twice', async () => {
    const twice = `devScreens = [{ path: '/chat', guard: 'open', layout: 'default', title: 'Chat', page: 'talk/chat/chat' }]`
    expect(await violationsWith(screensWith('devScreens = []', twice))).toEqual([
      'a screen is listed once | shared/screens.ts: /chat is listed twice',
    ])
  })

  it('refuses a landed screen without a page file', async () => {
    expect(await violationsWith(screensWith(`pending = ['/chat']`, 'pending = []'))).toEqual([
      'a page file exists exactly for the screens that have landed | shared/screens.ts: /chat has no page file talk/chat/chat.page.tsx',
    ])
  })

  it('refuses a page file that belongs to no landed screen', async () => {
    expect(await violationsWith({ 'web/features/talk/inbox/inbox.page.tsx': '' })).toEqual([
      'a page file exists exactly for the screens that have landed | web/features/talk/inbox/inbox.page.tsx: is the page of no screen that has landed',
    ])
  })

  it('refuses a pending path that is no screen', async () => {
    expect(await violationsWith(screensWith(`pending = ['/chat']`, `pending = ['/chat', '/caht']`))).toEqual([
      'every pending path is a screen | shared/screens.ts: pending /caht is not a screen',
    ])
  })
})
