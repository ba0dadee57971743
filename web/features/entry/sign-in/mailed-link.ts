import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { linkLoaders, type OpenedLink } from '#web/app/mailed-link/link-loaders.ts'

type LinkKind = 'sign_in' | 'reset_password' | 'verify'
type LinkFacts = EndpointResponse<typeof signIn.lookAtLink>

export type MailedLink = { state: 'none' | 'over' } | ({ state: 'open'; secret: string } & LinkFacts)

/** `parameter` is the name of the query parameter that carries the secret. */
export function mailedLinkLoaders(kind: LinkKind, parameter: 'link' | 'token') {
  const loaders = linkLoaders<LinkFacts>(
    (client, { token }) =>
      callApi<typeof signIn.lookAtLink>(client, 'GET /shared/api/mailed-links/:kind/:link', {
        params: { kind, link: token },
      }),
    parameter,
  )
  return {
    server: async (args: LoaderFunctionArgs) => flatten(await loaders.server(args)),
    browser: async (args: ClientLoaderFunctionArgs) => flatten(await loaders.browser(args)),
  }
}

const flatten = (link: OpenedLink<LinkFacts>): MailedLink =>
  link.state === 'open' ? { state: 'open', secret: link.token, ...link.facts } : link
