// Every architecture rule that a tool can enforce. A rule no tool checks is a wish.

import { endpointRules } from './rules/endpoints.rule.ts'
import { featureRules } from './rules/features.rule.ts'
import { layerRules } from './rules/layers.rule.ts'
import { liveRules } from './rules/live.rule.ts'
import { manifestRules } from './rules/manifests.rule.ts'
import { nameRules } from './rules/names.rule.ts'
import { safetyRules } from './rules/safety.rule.ts'
import { screenRules } from './rules/screens.rule.ts'
import { sideRules } from './rules/sides.rule.ts'
import { sizeRules } from './rules/sizes.rule.ts'
import { statusRules } from './rules/status.rule.ts'
import { styleRules } from './rules/styles.rule.ts'
import { weightRules } from './rules/weight.rule.ts'
import type { Rule, Tree, Violation } from './source-tree.ts'

export const rules: readonly Rule[] = [
  ...sideRules,
  ...featureRules,
  ...layerRules,
  ...manifestRules,
  ...screenRules,
  ...endpointRules,
  ...nameRules,
  ...sizeRules,
  ...statusRules,
  ...styleRules,
  ...safetyRules,
  ...weightRules,
  ...liveRules,
]

export type Finding = Violation & { rule: string }

export const findViolations = (tree: Tree): Finding[] =>
  rules.flatMap(({ name, check }) => check(tree).map((violation) => ({ rule: name, ...violation })))
