import { setupI18n } from '@lingui/core'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMail, type MailContent } from './mail-frame.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const content: MailContent = {
  i18n,
  siteTitle: 'Meridian',
  dir: 'ltr',
  preheader: 'One step left',
  title: 'Confirm your address',
  paragraphs: ['Hello Amara,', 'please confirm that this mailbox is yours.'],
  action: { label: 'Confirm', url: 'https://meridian.example/verify?id=1&code=2' },
  code: '482 913',
  footer: 'You get this mail because someone signed up with this address.',
}

describe('a composed email', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = composeMail(content)
    for (const part of [content.title, 'Hello Amara,', 'this mailbox is yours', '482 913', 'Confirm', content.footer]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain('https://meridian.example/verify?id=1&code=2')
    expect(html).toContain('href="https://meridian.example/verify?id=1&amp;code=2"')
  })

  it('links a row of a list to what it names', () => {
    const row = { text: 'Baker & Sons', url: 'https://meridian.example/jobs/1?a=1&b=2' }
    const { text, html } = composeMail({ ...content, paragraphs: [row] })
    expect(text).toContain('Baker & Sons\nhttps://meridian.example/jobs/1?a=1&b=2')
    expect(html).toMatch(
      /<a class="link" href="https:\/\/meridian\.example\/jobs\/1\?a=1&amp;b=2"[^>]*>Baker &amp; Sons</,
    )
  })

  it('shows the preview line only in the HTML, hidden', () => {
    const { text, html } = composeMail(content)
    expect(html).toContain('One step left')
    expect(text).not.toContain('One step left')
  })

  it('has no button and no code when there is nothing to do', () => {
    const { action: _action, code: _code, ...notice } = content
    const { text, html } = composeMail(notice)
    expect(html).not.toContain('<a ')
    expect(html).not.toContain('Your code')
    expect(text).not.toContain('https://')
  })

  it('is laid out right to left where the language is, and keeps codes and addresses left to right', () => {
    const { html } = composeMail({ ...content, dir: 'rtl', i18n: setupI18n({ locale: 'ar', messages: { ar: {} } }) })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('text-align:right')
    expect(html).toContain('<bdi dir="ltr">482 913</bdi>')
  })

  it('uses the title as its subject, on one line whatever a name contains', () => {
    expect(composeMail(content).subject).toBe('Confirm your address')
    expect(composeMail({ ...content, subject: 'Hi\r\nBcc: all@example.com' }).subject).toBe('Hi Bcc: all@example.com')
  })

  it('refuses to link to anything but a web address', () => {
    const link = { label: 'Open', url: 'javascript:alert(1)' }
    expect(() => composeMail({ ...content, action: link })).toThrow('javascript:')
    expect(() => composeMail({ ...content, unsubscribe: link })).toThrow('javascript:')
    expect(() => composeMail({ ...content, paragraphs: [{ text: 'Open', url: link.url }] })).toThrow('javascript:')
  })

  it('ends with an unsubscribe link if there is one', () => {
    const unsubscribe = { label: 'Stop these mails', url: 'https://meridian.example/stop?token=1' }
    const { text, html } = composeMail({ ...content, unsubscribe })
    expect(text).toContain('Stop these mails: https://meridian.example/stop?token=1')
    expect(html).toContain('href="https://meridian.example/stop?token=1"')
  })

  it('never lets text become markup', () => {
    assert(
      property(constantFrom('<script>', '"><img src=x onerror=', "'</a><b>", '&lt;<i>'), string(), (bad, rest) => {
        const tags = (html: string) => html.match(/<[a-z/!]/gi)?.length
        const given = bad + rest
        const { html } = composeMail({
          ...content,
          title: given,
          preheader: given,
          paragraphs: [given, given],
          code: given,
          footer: given,
          siteTitle: given,
          action: { label: given, url: 'https://meridian.example/?q="><script>' },
        })
        expect(tags(html)).toBe(tags(composeMail(content).html))
      }),
    )
  })
})
