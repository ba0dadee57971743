// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { shareLabels } from './share-labels.ts'
import { type ShareContent, shareNetworks, shareTarget } from './share-networks.ts'

const content: ShareContent = {
  url: 'https://x.test/jobs/7?a=1&b=2',
  title: 'A & B',
  description: 'D#1',
  quote: 'Q?',
  hashtags: 'one,two',
  twitterUser: 'acme',
  media: 'https://x.test/img/share.png',
}
const U = 'https%3A%2F%2Fx.test%2Fjobs%2F7%3Fa%3D1%26b%3D2'
const T = 'A%20%26%20B'
const D = 'D%231'
const M = 'https%3A%2F%2Fx.test%2Fimg%2Fshare.png'
const BREAK = '%0D%0A'

const expected: Record<string, string> = {
  baidu: `http://cang.baidu.com/do/add?iu=${U}&it=${T}`,
  buffer: `https://bufferapp.com/add?text=${T}&url=${U}`,
  email: `mailto:?subject=${T}&body=${U}${BREAK}${D}`,
  evernote: `https://www.evernote.com/clip.action?url=${U}&title=${T}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${U}&title=${T}&description=${D}&quote=Q%3F&hashtag=%23one`,
  flipboard: `https://share.flipboard.com/bookmarklet/popout?v=2&url=${U}&title=${T}`,
  hackernews: `https://news.ycombinator.com/submitlink?u=${U}&t=${T}`,
  instapaper: `http://www.instapaper.com/edit?url=${U}&title=${T}&description=${D}`,
  line: `http://line.me/R/msg/text/?${T}${BREAK}${U}${BREAK}${D}`,
  linkedin: `https://www.linkedin.com/shareArticle?url=${U}`,
  messenger: `fb-messenger://share/?link=${U}`,
  odnoklassniki: `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${U}&st.comments=${T}`,
  pinterest: `https://pinterest.com/pin/create/button/?url=${U}&media=${M}&description=${T}`,
  pocket: `https://getpocket.com/save?url=${U}&title=${T}`,
  quora: `https://www.quora.com/share?url=${U}&title=${T}`,
  reddit: `https://www.reddit.com/submit?url=${U}&title=${T}`,
  skype: `https://web.skype.com/share?url=${T}${BREAK}${U}${BREAK}${D}`,
  sms: `sms:?body=${T}${BREAK}${U}${BREAK}${D}`,
  stumbleupon: `https://www.stumbleupon.com/submit?url=${U}&title=${T}`,
  telegram: `https://t.me/share/url?url=${U}&text=${T}${BREAK}${D}`,
  tumblr: `https://www.tumblr.com/share/link?url=${U}&name=${T}&description=${D}`,
  twitter: `https://twitter.com/intent/tweet?text=${T}&url=${U}&hashtags=one,two&via=acme`,
  viber: `viber://forward?text=${T}${BREAK}${U}${BREAK}${D}`,
  vk: `https://vk.com/share.php?url=${U}&title=${T}&description=${D}&image=${M}&noparse=true`,
  weibo: `http://service.weibo.com/share/share.php?url=${U}&title=${T}&pic=${M}`,
  whatsapp: `https://api.whatsapp.com/send?text=${T}${BREAK}${U}${BREAK}${D}`,
  wordpress: `https://wordpress.com/press-this.php?u=${U}&t=${T}&s=${D}&i=${M}`,
  xing: `https://www.xing.com/social/share/spi?op=share&url=${U}&title=${T}`,
  yammer: `https://www.yammer.com/messages/new?login=true&status=${T}${BREAK}${U}${BREAK}${D}`,
}

describe('a share link', () => {
  it('exists for exactly 29 networks', () => {
    expect(Object.keys(shareNetworks)).toHaveLength(29)
    expect(Object.keys(shareNetworks)).toEqual(Object.keys(expected))
  })

  it.each(Object.entries(expected))('for %s has the format of that network', (network, link) => {
    expect(shareTarget(network, content).link).toBe(link)
  })

  it('opens in a popup for web pages, and in the app that owns the scheme otherwise', () => {
    const own = Object.keys(shareNetworks).filter((network) => !shareTarget(network, content).opensPopup)
    expect(own).toEqual(['email', 'messenger', 'sms', 'viber'])
  })

  it('keeps empty parameters for facebook and drops those of twitter', () => {
    const plain = { url: content.url, title: content.title }
    expect(shareTarget('facebook', plain).link).toMatch(/&description=&quote=&hashtag=$/)
    expect(shareTarget('twitter', plain).link).toBe(`https://twitter.com/intent/tweet?text=${T}&url=${U}`)
  })

  it('encodes each hashtag and keeps the commas', () => {
    const tagged = { ...content, hashtags: 'c&a, größe' }
    expect(shareTarget('twitter', tagged).link).toContain('&hashtags=c%26a,gr%C3%B6%C3%9Fe&')
  })

  it('leaves a placeholder inside a title alone', () => {
    expect(shareTarget('buffer', { url: 'u', title: 'mail @d' }).link).toBe(
      'https://bufferapp.com/add?text=mail%20%40d&url=u',
    )
  })

  it('has the format of Messages on an iPhone', () => {
    const link = shareTarget('sms', content, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)' }).link
    expect(link).toMatch(/^sms:&body=/)
  })

  it('accepts names in any case and custom networks, and throws for unknown ones', () => {
    expect(shareTarget('Facebook', content).key).toBe('facebook')
    const networks = { linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=@u' }
    expect(shareTarget('linkedin', content, { networks }).link).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${U}`,
    )
    expect(() => shareTarget('MySpace', content)).toThrow('Network myspace does not exist')
    expect(() => shareTarget('constructor', content)).toThrow('Network constructor does not exist')
  })
})

describe('the share options', () => {
  it('list every network once, each with a name', () => {
    expect(shareLabels.map(({ network }) => network).toSorted()).toEqual(Object.keys(shareNetworks).toSorted())
    expect(new Set(shareLabels.map(({ label }) => label)).size).toBe(29)
  })
})
