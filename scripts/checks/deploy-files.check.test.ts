import { expect, it } from 'vitest'
import { checkDeployFile } from './deploy-files.check.ts'

const known = { metrics: ['meridian_jobs', 'meridian_http_request_seconds'], settings: ['APP_URL'] }
const complaintsAbout = (path: string, text: string) => checkDeployFile({ path: `deploy/${path}`, text }, known)

it('accepts metrics and settings that exist', () => {
  expect(complaintsAbout('alerts.yaml', 'expr: meridian_jobs + meridian_http_request_seconds_bucket\n')).toEqual([])
  expect(complaintsAbout('compose.yaml', 'environment:\n  APP_URL: x\n')).toEqual([])
})

it('names a metric or a setting that does not exist', () => {
  expect(complaintsAbout('alerts.yaml', 'expr: meridian_gone > 0\n')).toEqual([
    'deploy/alerts.yaml: no metric is called meridian_gone',
  ])
  expect(complaintsAbout('compose.yaml', 'environment:\n  APP_ADDRESS: x\n')).toEqual([
    'deploy/compose.yaml: there is no setting APP_ADDRESS',
  ])
})

it('finds invalid YAML and JSON, also between the instructions of Helm', () => {
  expect(complaintsAbout('a.yaml', 'a: [1\n')).not.toEqual([])
  expect(complaintsAbout('a.json', '{')).not.toEqual([])
  expect(
    complaintsAbout('helm/templates/a.yaml', '{{- if .Values.on }}\na: {{ .Values.a | quote }}\n{{- end }}\n'),
  ).toEqual([])
  expect(
    complaintsAbout('helm/templates/a.yaml', '{{- if .Values.on }}\na: [{{ .Values.a }}\n{{- end }}\n'),
  ).not.toEqual([])
})

it('insists on an image without root, with a health check and without build tools', () => {
  expect(complaintsAbout('Dockerfile', 'FROM node\nCMD ["node"]\n')).toEqual([
    'deploy/Dockerfile: runs as root',
    'deploy/Dockerfile: has no health check',
    'deploy/Dockerfile: ships its build tools',
  ])
})
