import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const contract = (definition: string) => ({
  'shared/features/talk/inbox/inbox.contract.ts': `
    import { endpoint } from '#shared/endpoint.ts'
    export const inbox = { read: endpoint(${definition}) }`,
})

describe('the endpoint list', () => {
  it('must name every endpoint of a contract', async () => {
    expect(await violationsWith(contract(`{ method: 'GET', path: '/talent/api/inbox', guard: 'auth' }`))).toEqual([
      'every endpoint of a contract is mounted with its guard | shared/features/talk/inbox/inbox.contract.ts: GET /talent/api/inbox auth is not in server/endpoints.txt',
    ])
  })

  it('must name it with the guard of the contract', async () => {
    expect(await violationsWith({ 'server/endpoints.txt': 'GET /talent/api/jobs open\n' })).toEqual([
      'every endpoint of a contract is mounted with its guard | shared/features/jobs/jobs/jobs.contract.ts: GET /talent/api/jobs verified is not in server/endpoints.txt',
      'every mounted endpoint is in a contract | server/endpoints.txt: GET /talent/api/jobs open is in no contract',
    ])
  })

  it('may not name an endpoint without a contract', async () => {
    const list = 'GET /talent/api/jobs verified\nPOST /backdoor open\n'
    expect(await violationsWith({ 'server/endpoints.txt': list })).toEqual([
      'every mounted endpoint is in a contract | server/endpoints.txt: POST /backdoor open is in no contract',
    ])
  })

  it('may name a route that is marked as outside the contracts', async () => {
    const list = 'GET /talent/api/jobs verified\nGET /healthz - (outside the contracts)\n'
    expect(await violationsWith({ 'server/endpoints.txt': list })).toEqual([])
  })

  it('needs method, path and guard written out', async () => {
    expect(await violationsWith(contract(`{ method: 'GET', path: base + '/inbox', guard: 'auth' }`))).toContain(
      'contracts spell out method, path and guard of their endpoints | shared/features/talk/inbox/inbox.contract.ts: method, path and guard must be plain strings',
    )
  })
})
