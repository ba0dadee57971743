// Writes feature-graph.json: which feature imports which, so that a new dependency is visible in review.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../tool.ts'
import { featureGraph, writeFeatureGraph } from './feature-graph.ts'
import { readTree } from './source-tree.ts'

const { files, features } = await readTree(projectRoot)
const graph = featureGraph(
  features.map(({ name }) => name),
  files,
)
await writeFile(join(projectRoot, 'feature-graph.json'), writeFeatureGraph(graph))
