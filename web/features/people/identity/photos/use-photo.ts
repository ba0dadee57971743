import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PhotoHint } from '#shared/features/people/identity/identity-words.ts'
import { measurePhoto, withoutHeic } from './measure-photo.ts'

type Doubtful = { photo: Blob; hints: PhotoHint[] }

/** A photo that could be better is shown first; all others are sent at once. */
export function usePhoto(send: (photo: Blob) => Promise<void>) {
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => setDoubtful(null),
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
