import { findViolations } from './architecture/rules.ts'
import { readTree } from './architecture/source-tree.ts'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot } from './tool.ts'

export const architectureCheck: Check = {
  name: 'architecture',
  async run() {
    const findings = findViolations(await readTree(projectRoot))
    return outcomeOf(
      findings.map(({ rule, path, line, message }) => `${path}${line ? `:${line}` : ''} ${message}\n  rule: ${rule}`),
    )
  },
}
