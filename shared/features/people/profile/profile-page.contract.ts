import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { handle } from './handle.ts'
import { MAX_HANDLE } from './handle-limits.ts'
import { ownProfile } from './profile.contract.ts'
import { profileView } from './profile-view.ts'
import { shownVideo } from './video/video-resume.contract.ts'

const pageSettings = z.object({ handle, isPublic: z.boolean(), isIndexed: z.boolean() })
export type PageSettings = z.output<typeof pageSettings>

const publicProfile = z
  .object({
    /** The current one: an old name leads here for a while. */
    handle: z.string(),
    /** Whether search engines may list it. */
    isIndexed: z.boolean(),
    profile: profileView,
    video: shownVideo.nullable(),
  })
  .meta({ id: 'PublicProfile' })
export type PublicProfile = z.output<typeof publicProfile>

export const profilePage = {
  save: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/page',
    guard: 'verified',
    summary: 'Sets the name of your public page, whether it is published, and whether search engines may list it.',
    body: pageSettings,
    response: ownProfile,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/profiles/:handle',
    guard: 'open',
    summary: 'A published profile: only the parts that are public.',
    params: z.object({ handle: z.string().max(MAX_HANDLE) }),
    response: publicProfile,
  }),
}
