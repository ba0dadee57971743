import type { IdentityCheck, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useShowIdentity } from '../identity-query.ts'
import { PhotoSlot } from './photo-slot.tsx'

/** In the person's own session, which shows the photo, too. */
export function OwnPhotoSlot({ side, check }: { side: PhotoSide; check: IdentityCheck }) {
  const { client } = useSession()
  const show = useShowIdentity()
  const path = `/talent/api/identity/photo?side=${side}`
  const stored = check.photos.find((photo) => photo.side === side && photo.deletedAt === null)
  return (
    <PhotoSlot
      side={side}
      // The address stays the same when the photo is replaced.
      stored={stored ? { hints: stored.hints, picture: `${path}&at=${Date.parse(stored.at)}` } : null}
      send={async (photo) => void show(await client.request<OwnIdentity>(path, { method: 'PUT', body: photo }))}
    />
  )
}
