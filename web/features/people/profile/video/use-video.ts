import { useQueryClient } from '@tanstack/react-query'
import type {
  OwnVideo,
  VideoResumeSettings,
  videoResume,
} from '#shared/features/people/profile/video/video-resume.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { videoQuery } from './video-query.ts'

/** Every change returns the video as it is saved. */
export function useVideo() {
  const { client } = useSession()
  const cache = useQueryClient()
  const show = (video: OwnVideo) => cache.setQueryData(videoQuery.queryKey, video)
  return {
    show,
    use: async (recordingId: string) =>
      show(await callApi<typeof videoResume.use>(client, 'PUT /talent/api/profile/video', { body: { recordingId } })),
    save: (body: VideoResumeSettings) =>
      callApi<typeof videoResume.save>(client, 'PUT /talent/api/profile/video/settings', { body }),
    async remove(): Promise<void> {
      await callApi<typeof videoResume.remove>(client, 'DELETE /talent/api/profile/video')
      show(null)
      // The takes are gone as well.
      await cache.invalidateQueries({ queryKey: ['talent', 'recordings'] })
    },
  }
}
