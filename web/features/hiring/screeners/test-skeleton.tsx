import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'

export const TestSkeleton = () => (
  <Skeleton>
    <SkeletonLine width="60%" height="title" />
    <SkeletonLine width="90%" />
    <SkeletonLine width="80%" />
  </Skeleton>
)
