import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const filesIn = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/part-${index}.ts`, '']))

describe('sizes', () => {
  it('accept a file of 400 lines and reject one more', async () => {
    expect(await violationsWith({ 'shared/kit/money.ts': '//\n'.repeat(400) })).toEqual([])
    expect(await violationsWith({ 'shared/kit/money.ts': '//\n'.repeat(401) })).toEqual([
      'no file is longer than 400 lines | shared/kit/money.ts: has 401 lines: split it by subject',
    ])
  })

  it('accept a folder of 15 files and reject one more', async () => {
    expect(await violationsWith(filesIn('server/platform/http', 15))).toEqual([])
    expect(await violationsWith(filesIn('server/platform/http', 16))).toEqual([
      'no folder holds more than 15 files beside their tests and styles | server/platform/http: holds 16 files: sort them into sub-folders by subject',
    ])
  })
})
