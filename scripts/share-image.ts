// Renders public/img/share.png, the image messengers and search results show with a link to the product. Run it with
// the path of a Chromium after changing the logo or the tagline; the image is committed. It needs a browser because
// sharp alone cannot read the typeface's woff2.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const size = { width: 1200, height: 630 }
const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const font = await readFile(
  fromRoot('node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
  'base64',
)

const drawing = `<!doctype html><style>
  @font-face { font-family: Onest; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 }
  text { font-family: Onest; word-spacing: .045em; fill: #fff }
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <rect width="100%" height="100%" fill="#002e31"/>
  <g fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2" transform="translate(1000 315)">
    <circle r="290"/>
    <ellipse rx="100" ry="290"/>
    <ellipse rx="200" ry="290"/>
    <path d="M0-290V290M-290 0H290M-251-145H251M-251 145H251"/>
  </g>
  <g fill="none" stroke="#fff" stroke-width="2.8" transform="translate(80 68) scale(1.9)">
    <circle cx="16" cy="16" r="14.6"/>
    <path d="M16 1.4v29.2M16 1.4a8.4 14.6 0 0 0 0 29.2"/>
    <circle cx="23.1" cy="16" r="4.7" fill="#fbcc45" stroke="none"/>
  </g>
  <text x="162" y="114" font-size="44" font-weight="650" letter-spacing="-.8">Meridian</text>
  <g font-size="84" font-weight="650" letter-spacing="-2">
    <text x="78" y="284">Work that fits</text>
    <text x="78" y="380">where you live.</text>
  </g>
  <text x="80" y="458" font-size="26" style="fill:#bae8e9">Jobs you can be hired for, in hours you can keep.</text>
  <rect x="80" y="522" width="600" height="22" rx="11" fill="#fff" fill-opacity=".16"/>
  <rect x="240" y="522" width="70" height="22" fill="#60c2c1"/>
  <rect x="310" y="522" width="180" height="22" fill="#fbcc45"/>
</svg>`

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: size })
await page.setContent(drawing)
await page.evaluate('document.fonts.ready')
const picture = await page.screenshot()
await browser.close()
await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(fromRoot('public/img/share.png'))
