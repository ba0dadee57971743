import type { videoResume } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const videoQuery = endpointQuery<typeof videoResume.own>('GET /talent/api/profile/video')
