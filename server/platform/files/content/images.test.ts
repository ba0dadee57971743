import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderImages } from './images.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rules = {
  maxPixels: 1_000_000,
  shapes: {
    small: { width: 32, height: 32, fit: 'cover' },
    large: { width: 200, height: 200, fit: 'inside' },
  },
} as const

async function draw(content: Buffer) {
  const path = join(folder, 'content')
  await writeFile(path, content)
  return renderImages(path, rules)
}

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** A PNG whose header promises pixels that its data does not contain. */
function aPngThatClaims(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an image', () => {
  it('is rendered in every requested size', async () => {
    const { small, large } = await draw(await picture(400, 100).jpeg().toBuffer())
    expect(small).toMatchObject({ width: 32, height: 32 })
    expect(large).toMatchObject({ width: 200, height: 50 })
    expect(await sharp(large.content).metadata()).toMatchObject({ format: 'webp', width: 200, height: 50 })
  })

  it('is never enlarged', async () => {
    const { large } = await draw(await picture(20, 10).png().toBuffer())
    expect(large).toMatchObject({ width: 20, height: 10 })
  })

  it('loses its camera metadata, above all the location', async () => {
    const photo = await picture(60, 40)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Amara' },
        IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { small, large } = await draw(photo)
    for (const { content } of [small, large]) {
      const { exif, xmp, iptc } = await sharp(content).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
  })

  it('is rotated upright when the camera was turned', async () => {
    const turned = await picture(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await draw(turned)).large).toMatchObject({ width: 50, height: 100 })
  })

  it('loses a second file hidden behind it', async () => {
    const polyglot = Buffer.concat([await picture(60, 40).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { large } = await draw(polyglot)
    expect(large.content.includes('<script>')).toBe(false)
  })

  it('is rejected when it would decode to too many pixels', async () => {
    await expect(draw(aPngThatClaims(60_000, 60_000))).rejects.toMatchObject({ reason: 'too_many_pixels' })
    await expect(draw(await picture(1001, 1000).png().toBuffer())).rejects.toMatchObject({ reason: 'too_many_pixels' })
  })

  it('is rejected when it is damaged', async () => {
    const whole = await picture(300, 300).png().toBuffer()
    await expect(draw(whole.subarray(0, 60))).rejects.toMatchObject({ reason: 'damaged' })
    await expect(draw(aPngThatClaims(300, 300))).rejects.toMatchObject({ reason: 'damaged' })
  })
})
