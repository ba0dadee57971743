// The networks a page can be shared on. Placeholders: @u address, @t title, @d description, @q quote, @h hashtags, @m
// image, @tu the account to mention on Twitter. `%0D%0A` is a line break.

export type ShareContent = {
  url: string
  title: string
  description?: string
  quote?: string
  /** Separated by commas, without `#`. */
  hashtags?: string
  twitterUser?: string
  media?: string
}

// biome-ignore format: one line per network, to be compared with the networks' own documentation
export const shareNetworks: Readonly<Record<string, string>> = {
  baidu:         'http://cang.baidu.com/do/add?iu=@u&it=@t',
  buffer:        'https://bufferapp.com/add?text=@t&url=@u',
  email:         'mailto:?subject=@t&body=@u%0D%0A@d',
  evernote:      'https://www.evernote.com/clip.action?url=@u&title=@t',
  facebook:      'https://www.facebook.com/sharer/sharer.php?u=@u&title=@t&description=@d&quote=@q&hashtag=@h',
  flipboard:     'https://share.flipboard.com/bookmarklet/popout?v=2&url=@u&title=@t',
  hackernews:    'https://news.ycombinator.com/submitlink?u=@u&t=@t',
  instapaper:    'http://www.instapaper.com/edit?url=@u&title=@t&description=@d',
  line:          'http://line.me/R/msg/text/?@t%0D%0A@u%0D%0A@d',
  linkedin:      'https://www.linkedin.com/shareArticle?url=@u',
  messenger:     'fb-messenger://share/?link=@u',
  odnoklassniki: 'https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=@u&st.comments=@t',
  pinterest:     'https://pinterest.com/pin/create/button/?url=@u&media=@m&description=@t',
  pocket:        'https://getpocket.com/save?url=@u&title=@t',
  quora:         'https://www.quora.com/share?url=@u&title=@t',
  reddit:        'https://www.reddit.com/submit?url=@u&title=@t',
  skype:         'https://web.skype.com/share?url=@t%0D%0A@u%0D%0A@d',
  sms:           'sms:?body=@t%0D%0A@u%0D%0A@d',
  stumbleupon:   'https://www.stumbleupon.com/submit?url=@u&title=@t',
  telegram:      'https://t.me/share/url?url=@u&text=@t%0D%0A@d',
  tumblr:        'https://www.tumblr.com/share/link?url=@u&name=@t&description=@d',
  twitter:       'https://twitter.com/intent/tweet?text=@t&url=@u&hashtags=@h@tu',
  viber:         'viber://forward?text=@t%0D%0A@u%0D%0A@d',
  vk:            'https://vk.com/share.php?url=@u&title=@t&description=@d&image=@m&noparse=true',
  weibo:         'http://service.weibo.com/share/share.php?url=@u&title=@t&pic=@m',
  whatsapp:      'https://api.whatsapp.com/send?text=@t%0D%0A@u%0D%0A@d',
  wordpress:     'https://wordpress.com/press-this.php?u=@u&t=@t&s=@d&i=@m',
  xing:          'https://www.xing.com/social/share/spi?op=share&url=@u&title=@t',
  yammer:        'https://www.yammer.com/messages/new?login=true&status=@t%0D%0A@u%0D%0A@d',
}

export type ShareTarget = { key: string; link: string; opensPopup: boolean }

/** `networks` may extend or override the table. An unknown name is a bug of the caller and throws. */
export function shareTarget(
  network: string,
  content: ShareContent,
  { networks = shareNetworks, userAgent = '' } = {},
): ShareTarget {
  const key = network.toLowerCase()
  const template = Object.hasOwn(networks, key) ? networks[key] : undefined
  if (template === undefined) throw new Error(`Network ${key} does not exist`)
  const link = fillTemplate(deviceTemplate(key, template, userAgent), key, content)
  return { key, link, opensPopup: link.startsWith('http') }
}

// Messages on iOS expects the text after an ampersand, everything else after a question mark.
const deviceTemplate = (key: string, template: string, userAgent: string) =>
  key === 'sms' && /iphone|ipad/i.test(userAgent) ? template.replace(':?', ':&') : template

function fillTemplate(template: string, key: string, content: ShareContent): string {
  const hashtags = encodeHashtags(key, content.hashtags)
  const values: Record<string, string> = {
    '@tu': content.twitterUser ? `&via=${encodeURIComponent(content.twitterUser)}` : '',
    '@u': encodeURIComponent(content.url),
    '@t': encodeURIComponent(content.title),
    '@d': encodeURIComponent(content.description ?? ''),
    '@q': encodeURIComponent(content.quote ?? ''),
    '@h': hashtags,
    '@m': encodeURIComponent(content.media ?? ''),
  }
  const fitting = key === 'twitter' && hashtags === '' ? template.replace('&hashtags=@h', '') : template
  // A single pass, so that an `@u` inside a title is left alone.
  return fitting.replace(/@(?:tu|[utdqhm])/g, (placeholder) => values[placeholder] ?? '')
}

/** Facebook takes one tag including the `#`, Twitter the list; each tag is encoded, the commas between them are not. */
function encodeHashtags(key: string, hashtags: string | undefined): string {
  const tags = (hashtags ?? '')
    .split(',')
    .map((tag) => encodeURIComponent(tag.trim()))
    .filter((tag) => tag !== '')
  if (key === 'facebook') return tags[0] ? `%23${tags[0]}` : ''
  return tags.join(',')
}
