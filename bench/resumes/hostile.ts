// The cost of a scan and of malicious files: how long each takes to reject, and how long it blocks the main thread.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  bombDocx,
  bombPdf,
  crowdedPdf,
  doubleBombPdf,
  entityDocx,
  polyglotPdf,
  scriptPdf,
} from '#server/features/people/resumes/hostile-files.builder.ts'
import { readInThread } from '#server/features/people/resumes/read-in-thread.ts'
import { scanOf } from './other-layouts.ts'

const files = { scanOf, bombDocx, bombPdf, crowdedPdf, doubleBombPdf, entityDocx, polyglotPdf, scriptPdf }

export async function measureHostile(): Promise<void> {
  const made = await Promise.all(Object.entries(files).map(async ([name, make]) => ({ name, data: await make() })))
  // Starts the thread.
  await readInThread(Buffer.from('Jane Doe'))
  const before = process.memoryUsage.rss()
  let highest = before
  const sampling = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, 20)
  console.log('\n| file | refused as | after ms | main thread still for ms |\n|---|---|---:|---:|')
  for (const { name, data } of made) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const start = performance.now()
    const answer = await readInThread(data)
    delay.disable()
    const reason = 'problem' in answer ? answer.problem : 'read'
    console.log(`| ${name} | ${reason} | ${Math.round(performance.now() - start)} | ${Math.round(delay.max / 1e6)} |`)
  }
  clearInterval(sampling)
  console.log(`Memory of the process grew by at most ${Math.round((highest - before) / 1024 / 1024)} MB.`)
}
