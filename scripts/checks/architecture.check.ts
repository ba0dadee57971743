import { describeFeatureGraph, featureGraph } from './architecture/feature-graph.ts'
import { findViolations } from './architecture/rules.ts'
import { readTree } from './architecture/source-tree.ts'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot } from './tool.ts'

export const architectureCheck: Check = {
  name: 'architecture',
  async run() {
    const tree = await readTree(projectRoot)
    const complaints = findViolations(tree).map(
      ({ rule, path, line, message }) => `${path}${line ? `:${line}` : ''} ${message}\n  rule: ${rule}`,
    )
    const names = tree.features.map(({ name }) => name)
    return { ...outcomeOf(complaints), notes: describeFeatureGraph(featureGraph(names, tree.files)) }
  },
}
