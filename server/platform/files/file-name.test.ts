import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName, contentDisposition, withExtension } from './file-name.ts'

describe('a file name', () => {
  it.each([
    ['Résumé – Ámara.pdf', 'Résumé – Ámara.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['a"b<c>.pdf', 'a_b_c_.pdf'],
    ['  two   words .txt ', 'two words .txt'],
    ['...', 'file'],
    ['', 'file'],
    ['.htaccess', 'htaccess'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
  ])('%j is stored as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept)
  })

  it('is never a path, never empty and never long', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = cleanFileName(given)
        expect(name).not.toMatch(/[/\\\0\r\n]|^\.+$/)
        expect(Array.from(name).length).toBeGreaterThan(0)
        expect(Array.from(name).length).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('takes the extension of the converted file', () => {
    expect(withExtension('photo.of.me.jpg', 'webp')).toBe('photo.of.me.webp')
    expect(withExtension('photo', 'webp')).toBe('photo.webp')
  })
})

describe('the Content-Disposition header', () => {
  it('has an ASCII name and the real one', () => {
    expect(contentDisposition('attachment', 'Résumé "1".pdf')).toBe(
      `attachment; filename="R_sum_ _1_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%221%22.pdf`,
    )
  })

  it('cannot be escaped by any name', () => {
    assert(
      property(string({ unit: 'binary' }), (name) => {
        expect(contentDisposition('inline', name)).toMatch(
          /^inline; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]*$/,
        )
      }),
    )
  })
})
