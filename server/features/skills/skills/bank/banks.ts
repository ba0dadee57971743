// Every bank of questions. A skill has a test if it has a bank.

import type { SkillBank } from './bank-notation.ts'
import { excel } from './data/excel.ts'
import { postgresql } from './data/postgresql.ts'
import { sql } from './data/sql.ts'
import { statistics } from './data/statistics.ts'
import { css } from './engineering/css.ts'
import { git } from './engineering/git.ts'
import { javascript } from './engineering/javascript.ts'
import { python } from './engineering/python.ts'
import { react } from './engineering/react.ts'
import { restApis } from './engineering/rest-apis.ts'
import { typescript } from './engineering/typescript.ts'
import { webAccessibility } from './engineering/web-accessibility.ts'
import { applicationSecurity } from './platform/application-security.ts'
import { docker } from './platform/docker.ts'
import { linux } from './platform/linux.ts'
import { customerSupport } from './work/customer-support.ts'
import { english } from './work/english.ts'
import { productManagement } from './work/product-management.ts'
import { projectManagement } from './work/project-management.ts'
import { remoteCollaboration } from './work/remote-collaboration.ts'

export const banks: readonly SkillBank[] = [
  applicationSecurity,
  css,
  customerSupport,
  docker,
  english,
  excel,
  git,
  javascript,
  linux,
  postgresql,
  productManagement,
  projectManagement,
  python,
  react,
  remoteCollaboration,
  restApis,
  sql,
  statistics,
  typescript,
  webAccessibility,
]

const bySkill = new Map(banks.map((bank) => [bank.skill, bank]))

export const bankOf = (skill: string): SkillBank | null => bySkill.get(skill) ?? null
