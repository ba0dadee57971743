import { pageAction } from '#web/app/form/page-action.server.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { tokenIn, USE_LINK } from './link-state.tsx'

/** For a page with a UseLinkButton: uses the link and shows its new state. */
export const linkAction = (use: (client: SessionClient, token: string) => Promise<unknown>) =>
  pageAction({ [USE_LINK]: async ({ client, url }) => ({ state: await use(client, tokenIn(url.searchParams)) }) })
