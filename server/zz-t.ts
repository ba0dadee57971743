import { readFileSync } from 'node:fs'
import { sectionsOf } from '#server/features/people/resumes/fields/sections.ts'
import { readDocument } from '#server/features/people/resumes/read-document.ts'

const d = await readDocument(new Uint8Array(readFileSync('/tmp/real/files/' + process.argv[2])))
for (const s of sectionsOf(d.lines)) {
  console.log('##', s.kind)
  for (const l of s.lines.slice(0, 7))
    console.log('  ', l.index, l.isBullet ? '*' : '', l.column, l.startsBlock ? '¶' : '', l.text.slice(0, 90))
}
