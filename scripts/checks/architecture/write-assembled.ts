import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectRoot } from '../tool.ts'
import { assembledLists } from './assembled.ts'
import { readTree } from './source-tree.ts'

for (const { path, text } of assembledLists(await readTree(projectRoot))) {
  await mkdir(dirname(join(projectRoot, path)), { recursive: true })
  await writeFile(join(projectRoot, path), text)
}
