// What a first visit may cost, checked at every build: gzip of all scripts and styles that a page needs before it works.

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { budgets } from './budgets.ts'

type ManifestRoute = { id: string; parentId?: string; module: string; imports: string[]; css: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, ManifestRoute>; url: string }

export type PageWeight = { screen: string; scriptKb: number; styleKb: number }

export function checkBudgets(clientFolder: string): void {
  const weights = budgets.map(({ screen }) => weigh(clientFolder, readManifest(clientFolder), screen))
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

function readManifest(folder: string): Manifest {
  const file = readdirSync(`${folder}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build wrote no manifest')
  const text = readFileSync(`${folder}/assets/${file}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** The page's own route and all its parents, with everything they import, each file once. */
export function weigh(folder: string, manifest: Manifest, screen: string): PageWeight {
  const scripts = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports])
  const styles = new Set<string>()
  let route = manifest.routes[screen]
  if (!route) throw new Error(`No route ${screen} in the build`)
  for (; route; route = route.parentId ? manifest.routes[route.parentId] : undefined) {
    for (const file of [route.module, ...(route.imports ?? [])]) scripts.add(file)
    for (const file of route.css ?? []) styles.add(file.replace(/#$/, ''))
  }
  const weightOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}${file}`), { level: 9 }).length, 0) / 1024
  return { screen, scriptKb: weightOf(scripts), styleKb: weightOf(styles) }
}
