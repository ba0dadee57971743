import { describe, expect, it } from 'vitest'
import { type ListView, readView, viewHref } from './list-view.ts'

const plain: ListView = { isBoard: false, show: 'live', status: null, isMine: false, text: '' }
const read = (search: string) => readView(new URLSearchParams(search))

describe('the view in the URL', () => {
  it('defaults to the list of active applications', () => {
    expect(read('')).toEqual(plain)
    expect(read('show=secret&status=lost&view=tree')).toEqual(plain)
  })

  it('survives a round trip through the URL', () => {
    const views: ListView[] = [
      plain,
      { ...plain, isBoard: true, isMine: true, text: 'Fjord & pay' },
      { ...plain, status: 'offer', isMine: true },
      { ...plain, show: 'ended', status: 'withdrawn' },
      { ...plain, show: 'elsewhere', text: 'a' },
    ]
    for (const view of views) expect(read(viewHref(view).split('?')[1] ?? '')).toEqual(view)
  })

  it('drops filters that cannot be combined', () => {
    expect(viewHref({ ...plain, show: 'ended', status: 'offer', isMine: true })).toBe('/applications?show=ended')
    expect(viewHref({ ...plain, show: 'archived', isBoard: true })).toBe('/applications?show=archived')
    expect(viewHref({ ...plain, isBoard: true, status: 'offer' })).toBe('/applications?view=board')
  })
})
