import { describe, expect, it } from 'vitest'
import { textOfHtml, unescapeHtml } from './html-text.ts'

describe('untrusted HTML', () => {
  it('is converted to lines of text', () => {
    expect(textOfHtml('<h2>Role</h2><p>Build &amp; run</p><ul><li>One</li><li>Two&nbsp;or three</li></ul>')).toBe(
      'Role\nBuild & run\nOne\nTwo or three',
    )
  })

  it('that is escaped is unescaped once', () => {
    expect(unescapeHtml('&lt;p&gt;R&amp;amp;D &#39;x&#x27; &bogus; &#0;&#99999999;')).toBe(
      "<p>R&amp;D 'x' &bogus; &#99999999;",
    )
  })
})
