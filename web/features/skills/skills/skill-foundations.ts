// What is usually learned first, for the map. Unlike implied skills, knowing the one says nothing about the level of the other,
// so searching and matching do not use it.

const rows = `
  docker: linux
  bash: linux
  devops: linux, ci-cd
  site-reliability-engineering: linux
  system-administration: linux
  ci-cd: git
  github-actions: ci-cd
  gitlab-ci: ci-cd
  code-review: git
  web-accessibility: html, css
  web-components: javascript, html
  graphql: rest-apis
  openapi: rest-apis
  microservices: rest-apis
  data-analysis: statistics
  data-science: statistics, python
  machine-learning: statistics, python
  deep-learning: machine-learning
  pytorch: deep-learning, python
  tensorflow: deep-learning, python
  pandas: python
  numpy: python
  a-b-testing: statistics
  econometrics: statistics
  data-engineering: sql
  data-warehousing: sql
  power-bi: excel
  penetration-testing: application-security
  threat-modelling: application-security
  product-ownership: product-management
  product-strategy: product-management
  programme-management: project-management
  engineering-management: team-leadership
  scrum-mastery: agile
  customer-success: customer-support
  technical-support: customer-support
  customer-support: english
  copywriting: english
`

export const foundations: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [skill = '', basis = ''] = row.trim().split(': ')
      return [skill, basis.split(', ')]
    }),
)
