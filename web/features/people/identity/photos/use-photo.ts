import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import type { PhotoHint, PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useShowIdentity } from '../identity-query.ts'
import { measurePhoto, withoutHeic } from './measure-photo.ts'

type Doubtful = { photo: Blob; hints: PhotoHint[] }

/** A photo that could be better is shown first; all others are sent at once. */
export function usePhoto(side: PhotoSide) {
  const { client } = useSession()
  const show = useShowIdentity()
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null)
  const sending = useMutation({
    mutationFn: (photo: Blob) =>
      client.request<OwnIdentity>(`/talent/api/identity/photo?side=${side}`, { method: 'PUT', body: photo }),
    onSuccess: (shown) => {
      setDoubtful(null)
      show(shown)
    },
  })
  return {
    sending,
    doubtful,
    discard: () => setDoubtful(null),
    sendAnyway: () => doubtful && sending.mutate(doubtful.photo),
    async take(original: Blob) {
      sending.reset()
      const photo = await withoutHeic(original)
      const hints = await measurePhoto(photo)
      if (hints === null || hints.length === 0) sending.mutate(photo)
      else setDoubtful({ photo, hints })
    },
  }
}
