// Knowing the first skill implies the others, one level lower. Synonyms are not listed, the catalogue merges those;
// these are different skills, one of which includes the other.

const rows = `
  typescript: javascript
  react: javascript, html, css
  next-js: react, javascript
  react-native: react, javascript
  react-router: react, javascript
  vue: javascript, html, css
  nuxt: vue, javascript
  angular: typescript, javascript
  svelte: javascript
  node-js: javascript
  express: node-js, javascript
  nestjs: node-js, typescript
  fastify: node-js, javascript
  django: python
  flask: python
  fastapi: python, rest-apis
  laravel: php
  symfony: php
  ruby-on-rails: ruby
  spring-boot: java
  jetpack-compose: kotlin, android-development
  swiftui: swift, ios-development
  flutter: dart
  sass: css
  tailwind-css: css
  postgresql: sql
  mysql: sql
  sqlite: sql
  microsoft-sql-server: sql
  oracle-database: sql
  bigquery: sql
  snowflake: sql
  dbt: sql
  kubernetes: docker
`

export const impliedSkills: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [skill = '', implied = ''] = row.trim().split(': ')
      return [skill, implied.split(', ')]
    }),
)

/** The skills that include this one. */
export const skillsImplying = (skill: string): string[] =>
  [...impliedSkills].flatMap(([one, implied]) => (implied.includes(skill) ? [one] : []))
