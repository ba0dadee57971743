// A message that the build has not compiled would be shown as its source, for example "{n, plural, one {# job} …".

import { globSync, readFileSync } from 'node:fs'

const ICU_SOURCE = /\{\w+, (?:plural|select|selectordinal),[^}]{0,40}/

export function checkMessages(clientFolder: string): void {
  const scripts = globSync('assets/*.js', { cwd: clientFolder }).map((file) =>
    readFileSync(`${clientFolder}/${file}`, 'utf8'),
  )
  const raw = scripts.flatMap((script) => ICU_SOURCE.exec(script)?.[0] ?? [])
  if (raw.length === 0) return
  console.error(`Messages that were not compiled:\n${raw.join('\n')}`)
  process.exit(1)
}
