// Checks at every build what a first visit may cost: gzipped size of all scripts and styles a page needs before it
// works.

import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { budgets } from './budgets.ts'
import type { Manifest } from './trim-manifest.ts'

type PageWeight = { screen: string; scriptKb: number; styleKb: number }

export function checkBudgets(clientFolder: string, manifest: Manifest): void {
  const everyPage = stylesOfEveryPage(clientFolder)
  const gzippedSize = measureOnce(clientFolder)
  const weights = budgets.map(({ screen }) => weigh({ manifest, everyPage, gzippedSize }, screen))
  const failures: string[] = []
  for (const [position, weight] of weights.entries()) {
    const budget = budgets[position]
    if (!budget) continue
    const line = `  ${weight.screen}: ${weight.scriptKb.toFixed(1)} KB script of ${budget.scriptKb}, ${weight.styleKb.toFixed(1)} KB style of ${budget.styleKb} (gzip)`
    console.info(line)
    if (weight.scriptKb > budget.scriptKb || weight.styleKb > budget.styleKb) failures.push(line.trim())
  }
  if (failures.length > 0) {
    console.error(`Over budget:\n${failures.join('\n')}`)
    process.exit(1)
  }
}

type Measured = { manifest: Manifest; everyPage: string; gzippedSize: (file: string) => number }

/** The page's route and all its parents, with everything they import, each file once. */
function weigh({ manifest, everyPage, gzippedSize }: Measured, screen: string): PageWeight {
  const scripts = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports])
  const styles = new Set([everyPage])
  let route = manifest.routes[screen]
  if (!route) throw new Error(`The build has no route ${screen}`)
  for (; route; route = route.parentId ? manifest.routes[route.parentId] : undefined) {
    for (const file of [route.module, ...(route.imports ?? [])]) scripts.add(file)
    for (const file of route.css ?? []) styles.add(file.replace(/#$/, ''))
  }
  const weightOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzippedSize(file), 0) / 1024
  return { screen, scriptKb: weightOf(scripts), styleKb: weightOf(styles) }
}

/** Most files are part of every page. */
function measureOnce(folder: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(`${folder}${file}`), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
}

/** Referenced directly by the document, so it is not in the manifest. */
function stylesOfEveryPage(folder: string): string {
  const found = globSync('assets/*.css', { cwd: folder }).find((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('@font-face'),
  )
  if (!found) throw new Error('The build has no styles with the fonts')
  return `/${found}`
}
