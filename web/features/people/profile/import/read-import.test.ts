// @vitest-environment node

import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readImport } from './read-import.ts'

/** A minimal archive: local headers, a central directory and its end. */
function zip(files: Record<string, string>): Blob {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    parts.push(local, Buffer.from(name), packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    list.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Blob([Buffer.concat([...parts, directory, end])])
}

it('reads a LinkedIn export without unpacking the rest', async () => {
  const archive = zip({
    'Complete/messages.csv': 'private',
    'Complete/Positions.csv': 'Company Name,Title,Started On\nMavuno Market,Engineer,Mar 2021',
  })
  expect(await readImport(archive)).toMatchObject({
    entries: [{ section: 'work', content: { company: 'Mavuno Market', roles: [{ start: '2021-03' }] } }],
  })
})

it('reads JSON Resume, also of an early draft', async () => {
  const draft = { basics: { name: 'W', bio: 'Hello' }, work: [{ company: 'Mizani', position: 'Engineer' }] }
  expect(await readImport(new Blob([JSON.stringify(draft)]))).toMatchObject({
    summary: 'Hello',
    entries: [{ section: 'work', content: { company: 'Mizani' } }],
  })
})

it('reads Europass XML, with or without a byte order mark', async () => {
  const job =
    '<EmploymentHistory><EmployerHistory><OrganizationName>Vento Sul</OrganizationName>' +
    '<PositionHistory><PositionTitle>Engineer</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory>'
  const xml = `\ufeff<?xml version="1.0"?><Candidate><CandidateProfile>${job}</CandidateProfile></Candidate>`
  expect(await readImport(new Blob([xml]))).toMatchObject({
    entries: [{ section: 'work', content: { company: 'Vento Sul', roles: [{ title: 'Engineer' }] } }],
  })
})

it('says no to anything else, and to an archive that unpacks to too much', async () => {
  for (const text of ['', '{}', '[1]', 'PK nothing', '<xml/>']) expect(await readImport(new Blob([text]))).toBeNull()
  const bomb = zip({ 'Positions.csv': `Company Name,Title\nX,${'y'.repeat(6 * 1024 * 1024)}` })
  expect(await readImport(bomb)).toBeNull()
})
