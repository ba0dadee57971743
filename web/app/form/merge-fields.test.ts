import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

it('takes what only they changed, keeps what only I changed, and asks about what both changed differently', () => {
  const merged = mergeFields(
    {
      base: { title: 'One', body: 'One', tags: ['one'], note: 'One' },
      mine: { title: 'Mine', body: 'One', tags: ['same'], note: 'Mine' },
      theirs: { title: 'One', body: 'Theirs', tags: ['same'], note: 'Theirs' },
    },
    {
      fields: ['title', 'body', 'tags', 'note'],
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    },
  )
  expect(merged).toEqual({
    values: { title: 'Mine', body: 'Theirs', tags: ['same'], note: 'Mine' },
    taken: ['body'],
    disputed: ['note'],
  })
})
