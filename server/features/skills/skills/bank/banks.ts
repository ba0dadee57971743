// Every bank of questions. A skill has a test if it has a bank.

import type { SkillBank } from './bank-notation.ts'
import { git } from './git.ts'

export const banks: readonly SkillBank[] = [git]

const bySkill = new Map(banks.map((bank) => [bank.skill, bank]))

export const bankOf = (skill: string): SkillBank | null => bySkill.get(skill) ?? null
